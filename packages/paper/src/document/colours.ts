/** The colours of our pages, by day and by night, as CSS properties: print is settled, ink is now, pencil is later. */
export const pageColours = `--paper: light-dark(#f4f5f2, #101318);
  --sheet: light-dark(#ffffff, #171b22);
  --well: light-dark(#e9ebe7, #222832);
  --print: light-dark(#14171c, #eef0f3);
  --print-2: light-dark(#454b55, #bcc3cd);
  --pencil: light-dark(#5c626c, #9aa2ae);
  --line: light-dark(#d0d4d6, #333b47);
  --edge: light-dark(#7b828c, #77808d);
  --ink: light-dark(#2337c6, #a5b2ff);
  --ink-on: light-dark(#ffffff, #0b1030);
  --ink-wash: light-dark(#e8ebfc, #1d2547);`
