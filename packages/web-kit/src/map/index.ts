// Owns what the map pieces offer to the rest: looking at a board, and drawing one in ink. Only PanZoom needs d3.
export { DotGrid, type DotGridProps } from './dot-grid.tsx';
export { doorPath, floorPath, type HatchOptions, hatchPath, inkBox, inkPath, wallPaths, withoutGaps } from './ink.ts';
export { PanZoom, type PanZoomHandle, type PanZoomProps } from './pan-zoom.tsx';
export {
  beyond,
  type Box,
  boxOf,
  type Edge,
  edgeKey,
  ends,
  type Point,
  rim,
  runs,
  type Side,
  SIDES,
  type Square,
  squareKey,
} from './squares.ts';
