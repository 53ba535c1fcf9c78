/// How every page looks: big type, wide targets, light and dark, black on white on paper.
public enum PageStyle {
  /// The colours are custom properties; `--series-1` and `--series-2` tell two groups apart. Every text has a contrast
  /// of at least 4.5 against its ground (WCAG 2.2 AA).
  public static let shared = """

    :root {
      color-scheme: light dark;
      --ground: #f6f5f1; --panel: #ffffff; --ink: #1d1f1c; --faint: #5c615a; --line: #d9d8d0;
      --link: #0a5796; --good: #1d6b34; --warn: #8a5200; --bad: #a61b1b; --warn-ground: #fdf1d8;
      --series-1: #0b5a9d; --series-2: #a33c0a; --on-series: #ffffff; --land: #eeede5; --grid: #e0dfd5;
    }
    @media (prefers-color-scheme: dark) {
      :root {
        --ground: #141613; --panel: #1f221e; --ink: #eeeee8; --faint: #a9aea5; --line: #3a3e38;
        --link: #8ec5f5; --good: #82d49a; --warn: #f2bf66; --bad: #ff9c92; --warn-ground: #3a2f16;
        --series-1: #8ec5f5; --series-2: #ffb27f; --on-series: #14160f; --land: #262a24; --grid: #343931;
      }
    }
    *, *::before, *::after { box-sizing: border-box; }
    html { -webkit-text-size-adjust: 100%; text-size-adjust: 100%; }
    body {
      margin: 0; padding: 1rem; background: var(--ground); color: var(--ink);
      font: 1.125rem/1.4 system-ui, -apple-system, "Segoe UI", Roboto, "Noto Sans", "Liberation Sans", sans-serif;
      overflow-wrap: anywhere;
    }
    main { max-width: 76rem; margin: 0 auto; }
    h1 { font-size: 1.7rem; line-height: 1.2; margin: 0 0 .4rem; }
    h2 { font-size: 1.35rem; line-height: 1.25; margin: 0 0 .3rem; }
    h3 { font-size: 1.15rem; margin: 0; }
    p { margin: .2rem 0; }
    ul, ol { margin: 0; padding: 0; list-style: none; }
    a { color: var(--link); text-underline-offset: .15em; }
    a:focus-visible, input:focus-visible, summary:focus-visible, button:focus-visible {
      outline: 3px solid var(--link); outline-offset: 2px;
    }
    table { border-collapse: collapse; width: 100%; }
    th, td { text-align: left; vertical-align: top; padding: .35rem .6rem .35rem 0; border-bottom: 1px solid var(--line); }
    .panel { background: var(--panel); border: 1px solid var(--line); border-radius: .8rem; padding: 1rem; }
    .faint { color: var(--faint); }
    .good { color: var(--good); }
    .warn { color: var(--warn); }
    .bad { color: var(--bad); }
    .notice { background: var(--warn-ground); border-radius: .5rem; padding: .4rem .7rem; }
    .button {
      display: inline-flex; align-items: center; min-height: 2.75rem; padding: .3rem .9rem; border: 1px solid var(--line);
      border-radius: .6rem; background: var(--panel); text-decoration: none; font-weight: 600;
    }
    @media print {
      :root {
        color-scheme: light;
        --ground: #fff; --panel: #fff; --ink: #000; --faint: #333; --line: #999; --link: #000; --good: #000;
        --warn: #000; --bad: #000; --warn-ground: #fff; --series-1: #0b4a82; --series-2: #8a3208; --on-series: #fff;
        --land: #fff; --grid: #e4e4e4;
      }
      body { padding: 0; background: none; }
      a { text-decoration: none; }
      .screen { display: none !important; }
    }

    """
}
