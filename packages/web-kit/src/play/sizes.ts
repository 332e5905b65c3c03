// Owns where the layouts change: below one width the log becomes a drawer, below another the layout for phones begins.

export const PHONE_BELOW = 860;
export const DRAWER_BELOW = 1100;
