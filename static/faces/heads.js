/** Skins and the outlines of heads. */

/** @type {Record<string, string>} */
export const SKIN = {
  fair: "#f7cfa4",
  pale: "#f6e6d6",
  warm: "#eebb8a",
  tan: "#cf955f",
  brown: "#8b5a3c",
  ash: "#e3ddd6",
  grey: "#b9b3bd",
  shark: "#93b7cc",
  chalk: "#faf6f0",
  glow: "#ffd768",
};

/** @type {Record<string, string>} */
export const HEADS = {
  oval:
    "M29 46C29 31 37 24 50 24S71 31 71 46C71 59 69 66 63 73L54 80Q50 83 46 80L37 73C31 66 29 59 29 46z",
  heart:
    "M29 47C29 31 37 24 50 24S71 31 71 47C71 60 68 67 61 74L53 81Q50 83 47 81L39 74C32 67 29 60 29 47z",
  round: "M26 50C26 33 36 24 50 24S74 33 74 50C75 68 66 81 50 82C34 81 25 68 26 50z",
  long:
    "M30 44C30 30 38 23 50 23S70 30 70 44C70 60 69 68 64 76L56 83Q50 86 44 83L36 76C31 68 30 60 30 44z",
  square: "M28 46C28 31 37 24 50 24S72 31 72 46L71 66 62 80Q50 84 38 80L29 66z",
  sharp:
    "M29 45C29 31 37 24 50 24S71 31 71 45C71 57 68 64 62 71L52 83Q50 85 48 83L38 71C32 64 29 57 29 45z",
};
