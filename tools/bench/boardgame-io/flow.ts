// Owns what the moves of the toy on boardgame.io share: drawing, discarding, and going on to the next stage, turn or end.

import { GOAL, HAND_LIMIT, TURNS, type Card } from '../toy/content.ts';
import type { Dice, MoveContext } from './api.ts';
import { playerAt, type G } from './state.ts';

export type Context = MoveContext<G>;
export type Result = 'INVALID_MOVE' | undefined;

/** The top of the deck is its end. */
export function renewDeck(G: G, random: Dice): void {
  if (G.deck.length > 0 || G.discard.length === 0) return;
  G.deck = random.Shuffle(G.discard);
  G.discard = [];
}

export function drawCards(G: G, seat: number, n: number, random: Dice): void {
  for (let i = 0; i < n; i++) {
    renewDeck(G, random);
    const card = G.deck.pop();
    if (card !== undefined) playerAt(G, seat).hand.push(card);
  }
}

export function removeCard(G: G, seat: number, card: Card): void {
  const { hand } = playerAt(G, seat);
  hand.splice(hand.indexOf(card), 1);
}

export function discardCard(G: G, seat: number, card: Card): void {
  removeCard(G, seat, card);
  G.discard.push(card);
}

export const ask = ({ events }: Context, seat: number, stage: string): void => events.setActivePlayers({ value: { [seat]: stage } });

const endGame = ({ G, events }: Context): void => events.endGame({ scores: G.players.map(({ points }) => points) });

export function finishAction(context: Context, done = false): void {
  const { G, ctx, events } = context;
  G.fight = null;
  if (G.players.some(({ points }) => points >= GOAL)) endGame(context);
  else if (!done && G.actions > 0) events.setActivePlayers({ currentPlayer: 'action' });
  else if (playerAt(G, Number(ctx.currentPlayer)).hand.length > HAND_LIMIT) events.setActivePlayers({ currentPlayer: 'discard' });
  else finishTurn(context);
}

export function finishTurn(context: Context): void {
  if (context.G.turns >= TURNS) endGame(context);
  else context.events.endTurn();
}
