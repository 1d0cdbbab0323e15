/// The style sheet of reports: light and dark, readable without colours.
enum ReportStyle {
  static let sheet = """
    :root { color-scheme: light dark; --ink: #1c1c1e; --paper: #ffffff; --line: #d1d1d6;
      --soft: #f2f2f7; --good: #14692b; --bad: #a81919; --warn: #7a4d00; --accent: #0a5bc4; }
    @media (prefers-color-scheme: dark) {
      :root { --ink: #f2f2f7; --paper: #1c1c1e; --line: #48484a; --soft: #2c2c2e;
        --good: #5fd37a; --bad: #ff8a80; --warn: #ffc861; --accent: #7db6ff; } }
    body { margin: 0; background: var(--paper); color: var(--ink);
      font: 16px/1.5 system-ui, sans-serif; }
    main { max-width: 72rem; margin: 0 auto; padding: 1.5rem; }
    h1 { margin: 0 0 .25rem; } h2 { margin: 2.5rem 0 .5rem; } h3 { margin: 1.5rem 0 .5rem; }
    h1, h2, h3, p, pre { overflow-wrap: anywhere; }
    .scroll { overflow-x: auto; }
    table { border-collapse: collapse; width: 100%; font-variant-numeric: tabular-nums; }
    caption { text-align: left; padding: .25rem 0; }
    caption span { position: sticky; left: 0; display: inline-block;
      max-width: calc(100vw - 3rem); }
    th, td { text-align: left; vertical-align: top; padding: .4rem .75rem .4rem 0;
      border-bottom: 1px solid var(--line); }
    thead th { border-bottom: 2px solid var(--line); } tbody th { font-weight: 600; }
    .number { text-align: right; white-space: nowrap; } .time { white-space: nowrap; }
    .rest { width: 100%; }
    .good { color: var(--good); } .bad { color: var(--bad); font-weight: 600; }
    .warn { color: var(--warn); font-weight: 600; }
    .test { color: var(--accent); } .failure { color: var(--bad); }
    pre, code { font: 14px/1.45 ui-monospace, monospace; }
    pre { background: var(--soft); padding: .75rem; overflow-x: auto; white-space: pre-wrap; }
    .failure pre { margin: 0; } td.level1 { padding-left: 1.25rem; }
    td.level2 { padding-left: 2.5rem; } td.level3 { padding-left: 3.75rem; }
    td.level4 { padding-left: 5rem; }
    svg { display: block; margin-top: .25rem; } .track { fill: var(--line); }
    .span { fill: var(--warn); } summary { cursor: pointer; font-weight: 600; }
    @media (max-width: 40rem) { td:last-child { min-width: 12rem; }
      tbody th { min-width: 9rem; overflow-wrap: anywhere; } }
    """
}
