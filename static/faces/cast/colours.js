/** Colours that several of them share. */

export const NAVY = "#2c3f73";
export const MAT = "#39343f";
export const RED = "#d2281f";
export const RIN = "#b9a6d9";
export const NIGHT = "#221d28";
export const CARROT = "#ee7a1e";
