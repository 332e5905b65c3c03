// Owns what the dice pieces offer to the rest.
export { DiceTray, type DiceTrayProps, GROUP_TONES, type GroupTone, type TrayDie, type TrayGroup } from './dice-tray.tsx';
export { Die, DIE_COLOURS, DIE_STATES, type DieColour, type DieProps, type DieState } from './die.tsx';
