// Owns what the paper pieces offer to the rest: cards, coins, sheets, home tiles, the lamp; no dependency beyond React.
export { CardBack, type CardBackProps } from './card-back.tsx';
export {
  CARD_SIZES,
  CARD_STATES,
  type CardFamily,
  CardFrame,
  type CardFrameProps,
  type CardSize,
  type CardState,
  type CardValue,
  CardValues,
} from './card-frame.tsx';
export { Coin, COIN_SHAPES, type CoinProps, type CoinShape } from './coin.tsx';
export { HomeTileArch, type HomeTileArchProps } from './home-tile.tsx';
export { Lamp, type LampProps, Sheet, type SheetProps } from './sheet.tsx';
