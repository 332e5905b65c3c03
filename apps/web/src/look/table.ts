// Owns the styles that come with the first table or replay: cards, dice, maps.
import '@undercroft/web-kit/look/card-states.css';
import '@undercroft/web-kit/look/dice.css';
import '@undercroft/web-kit/look/map.css';
import './table.css';
