"""The front-end as browsers get it: modules, bundle, styles, fonts, icons."""
