// Owns the toy's state on boardgame.io, questions about it, and what a player may see of it.

import { missing } from '@undercroft/kernel';
import { BOLT_MOST, HEAL_MOST, HEALTH, range, seatsAfter, TAKE_MOST, type Card, type Kit } from '../toy/content.ts';

export interface Player {
  health: number;
  gold: number;
  points: number;
  kit: Kit | '';
  hand: Card[];
}

export interface Fight {
  by: number;
  target: number;
  power: number;
  response: '' | 'guard' | 'dodge';
  countered: boolean;
}

export interface G {
  turns: number;
  actions: number;
  players: Player[];
  deck: Card[];
  discard: Card[];
  fight: Fight | null;
  /** The seats that have not been asked in the open window, in order. */
  waiting: number[];
  /** What the seats chose secretly, at the start or at a feast. */
  kits: Record<string, Kit>;
  bids: Record<string, number>;
}

export const playerAt = (G: G, seat: number): Player => G.players[seat] ?? missing();

/** Whom a card can be played against; null when it has no target. */
export function targetsOf(G: G, seat: number, card: Card): readonly number[] | null {
  if (card === 'strike' || card === 'bolt') return seatsAfter(seat);
  if (card === 'steal') return seatsAfter(seat).filter((other) => playerAt(G, other).gold > 0);
  if (card === 'levy') return seatsAfter(seat).filter((other) => playerAt(G, other).gold > 0 || playerAt(G, other).hand.length > 0);
  return null;
}

/** How much a card can be played for; null when it has no amount. */
export function amountsOf(G: G, seat: number, card: Card, target: number | undefined): number[] | null {
  const { gold, health } = playerAt(G, seat);
  if (card === 'bolt') return range(0, Math.min(BOLT_MOST, gold));
  if (card === 'heal') return range(1, Math.min(HEAL_MOST, HEALTH - health, gold + 1));
  if (card === 'steal') return range(1, Math.min(TAKE_MOST, playerAt(G, target ?? missing()).gold));
  return null;
}

export function isPlayable(G: G, seat: number, card: Card): boolean {
  if (card === 'guard' || card === 'dodge' || card === 'counter') return false;
  if (card === 'heal') return playerAt(G, seat).health < HEALTH;
  return targetsOf(G, seat, card)?.length !== 0;
}

export function canRespond(G: G, seat: number): boolean {
  const { hand } = playerAt(G, seat);
  return hand.includes('guard') || (seat === G.fight?.target && hand.includes('dodge'));
}

export const canCounter = (G: G, seat: number): boolean => playerAt(G, seat).hand.includes('counter');

/** The whole state without what the seat may not see. */
export function playerView({ G, playerID }: { readonly G: G; readonly playerID: string | null }): unknown {
  const mine = <V>(secret: Record<string, V>): Record<string, V> =>
    Object.fromEntries(Object.entries(secret).filter(([seat]) => seat === playerID));
  return {
    ...G,
    deck: G.deck.length,
    players: G.players.map((player, seat) => (String(seat) === playerID ? player : { ...player, hand: player.hand.length })),
    kits: mine(G.kits),
    bids: mine(G.bids),
  };
}

/** For search: the cards that the seat does not see, dealt anew. */
export function redeal(G: G, seat: number, below: (n: number) => number): G {
  const unseen = [...G.deck];
  for (const other of seatsAfter(seat)) unseen.push(...playerAt(G, other).hand);
  for (let i = unseen.length - 1; i > 0; i--) {
    const j = below(i + 1);
    [unseen[i], unseen[j]] = [unseen[j] ?? missing(), unseen[i] ?? missing()];
  }
  const players = G.players.map((player, at) => (at === seat ? player : { ...player, hand: unseen.splice(0, player.hand.length) }));
  return { ...G, players, deck: unseen };
}
