/** What every page has around it: the header with the brand, the footer with language and theme. */

import { html } from "lit-html";
import { isKept } from "../api.js";
import { boot, language, redraw, say, speak } from "../site.js";
import { symbol } from "../symbols.js";
import { setCookie } from "../prefs.js";
import { toasts } from "./toasts.js";

const LANGUAGES = /** @type {Record<string, string>} */ ({
  en: "English",
  fr: "Français",
  de: "Deutsch",
  ru: "Русский",
});
const THEMES = [["auto", "auto"], ["day", "sun"], ["night", "moon"]];

/**
 * @param {any} main
 * @param {any} [bar] what stands in the header beside the brand
 */
export function shell(main, bar = "") {
  return html`<a class="skip" href="#main">${say("skip-to-content")}</a>
    <header class="top">
      <a class="brand" href="/" aria-label="Shinobi Table">${
    symbol("mark")
  }<span>Shinobi Table</span></a>${bar}
    </header>
    ${isKept() ? html`<p class="banner warn kept" role="status">${say("kept-old")}</p>` : ""}
    <main id="main" tabindex="-1">${main}</main>
    ${footer()}${toasts()}`;
}

function footer() {
  return html`
    <footer class="foot">
      <p>${say("footer-note")}</p>
      <label class="field-inline"><span>${say("language")}</span>${languageField()}</label>
      ${themeField()}
    </footer>
  `;
}

export function languageField() {
  return html`<select @change=${(/** @type {any} */ event) => speak(event.target.value)}>
    ${
    boot.langs.map((lang) =>
      html`<option value=${lang} lang=${lang} .selected=${lang === language()}>${
        LANGUAGES[lang]
      }</option>`
    )
  }</select>`;
}

export function themeField() {
  return html`<div class="segments" role="group" aria-label=${say("theme")}>
    ${
    THEMES.map(([theme, icon]) =>
      html`
        <button type="button" aria-pressed=${theme === currentTheme()}
          @click=${() => setTheme(theme)}>${symbol(icon)}<span>${say(
            `theme-${theme}`,
          )}</span></button>
      `
    )
  }</div>`;
}

function currentTheme() {
  return document.documentElement.dataset.theme || "auto";
}

/** @param {string} theme */
function setTheme(theme) {
  if (theme === "auto") delete document.documentElement.dataset.theme;
  else document.documentElement.dataset.theme = theme;
  setCookie("theme", theme);
  redraw();
}
