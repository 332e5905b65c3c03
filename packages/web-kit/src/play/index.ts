// Owns the public face of playing: the contract of boards, what stands for a table, and the pieces that play a table on a screen.

export { Caption, type CaptionProps } from '../log/caption.tsx';
export { blocksOf, captionOf, reasonIn, type LogBlock, type LogLine } from '../log/lines.ts';
export { LogPanel, type LogPanelProps } from '../log/log-panel.tsx';
export { Cite, findRule, RulePopover, type RuleDoor, RulesProvider, type RulesProviderProps, RuleText, useRule } from '../log/rules.tsx';
export { OfferBar, type OfferBarProps } from '../offer/offer-bar.tsx';
export { playSounds, useSounds } from '../sound/use-sounds.ts';
export { useNarrower, useStillness } from '../stage/stillness.ts';
export { type Stage, useStage } from '../stage/use-stage.ts';
export { playWords, type PlayWords } from '../words/index.ts';
export type * from './contract.ts';
export { copyText } from './copy.ts';
export { Curtain, type CurtainProps } from './curtain.tsx';
export { Confirm, type ConfirmProps, Dialog, type DialogProps } from './dialog.tsx';
export { TalkTool } from '../gather/talk-tool.tsx';
export { Segments } from '../gather/segments.tsx';
export { RoundTable } from '../gather/round-table.tsx';
export { placesOf } from '../gather/places.ts';
export type { BotOffered, WaitingRoomProps } from '../gather/waiting-room.tsx';
export { Guide, type GuideProps } from './guide.tsx';
export { type Session, useSession } from './session.ts';
export { DEFAULT_SETTINGS, type PlaySettings, type Speed, SPEEDS } from './settings.ts';
export { playerOf } from './seat-names.ts';
export { DRAWER_BELOW, PHONE_BELOW } from './sizes.ts';
export { TableView, type TableViewProps } from './table-view.tsx';
export { type AskMore, useAsk } from './use-ask.ts';
