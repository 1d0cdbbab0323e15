/// The style sheet of a trace's page: light and dark, wide and narrow, readable without colours.
enum ViewerSheet {
  /// The whole sheet.
  static let text =
    inks + "@media (prefers-color-scheme: dark) { :root:not([data-theme=\"light\"]) {\n"
    + darkInks + " } }\n:root[data-theme=\"dark\"] { " + darkInks + " }\n" + rules

  private static let inks = #"""
    :root { color-scheme: light dark; --ink: #1b1d22; --soft: #5a6069; --paper: #f5f6f8; --card: #ffffff;
      --line: #d9dce2; --hover: #eef1f6; --pick: #dbe8ff; --pickink: #0b2f6b; --accent: #0a58c9;
      --good: #116329; --goodpaper: #dff5e4; --bad: #b3151b; --badpaper: #fde6e6; --warn: #7a4d00;
      --warnpaper: #fff1d6; --test: #2f6fdb; --app: #7c8798; --loader: #b7791f; --request: #0f8a8a;
      --shade: 0 1px 2px rgb(20 25 40 / .08), 0 8px 24px rgb(20 25 40 / .08); }
    :root[data-theme="light"] { color-scheme: light; }
    :root[data-theme="dark"] { color-scheme: dark; }

    """#

  private static let darkInks = #"""
    --ink: #eceef2; --soft: #a4abb8; --paper: #121419; --card: #1b1e25; --line: #333844;
      --hover: #252a34; --pick: #1f3a66; --pickink: #dbe8ff; --accent: #7fb0ff; --good: #6bdc8b;
      --goodpaper: #143521; --bad: #ff8f8a; --badpaper: #43191b; --warn: #ffc861; --warnpaper: #3c2d10;
      --test: #6ea3ff; --app: #8f9aab; --loader: #e2ae55; --request: #4cc9c2;
      --shade: 0 1px 2px rgb(0 0 0 / .5), 0 8px 24px rgb(0 0 0 / .4);
    """#

  private static let rules = #"""
    * { box-sizing: border-box; }
    html, body { height: 100%; margin: 0; }
    body { display: grid; grid-template: auto auto minmax(0, 1fr) / minmax(300px, 36%) minmax(0, 1fr);
      grid-template-areas: "head head" "time time" "list detail"; background: var(--paper);
      color: var(--ink); font: 14px/1.45 Inter, system-ui, -apple-system, "Segoe UI", sans-serif; }
    body.pair { grid-template-columns: minmax(420px, 44%) minmax(0, 1fr); }
    button, input { font: inherit; color: inherit; }
    button { background: var(--card); border: 1px solid var(--line); border-radius: 8px;
      padding: 4px 10px; cursor: pointer; }
    button:hover { background: var(--hover); }
    button[aria-pressed="true"], [role="tab"][aria-selected="true"] { background: var(--pick);
      color: var(--pickink); border-color: transparent; font-weight: 600; }
    :focus-visible { outline: 2px solid var(--accent); outline-offset: 2px; }
    bdi { unicode-bidi: isolate; }
    .unseen { position: absolute; width: 1px; height: 1px; overflow: hidden; clip-path: inset(50%); }
    .skip { position: absolute; left: -999px; } .skip:focus { left: 8px; top: 8px; z-index: 9;
      background: var(--card); padding: 6px 10px; }
    header { grid-area: head; display: flex; flex-wrap: wrap; align-items: center; gap: 6px 14px;
      padding: 10px 16px; background: var(--card); border-bottom: 1px solid var(--line); }
    header h1 { font-size: 16px; margin: 0; overflow-wrap: anywhere; }
    header .facts { color: var(--soft); font-size: 13px; margin: 0; }
    header .tools { margin-left: auto; display: flex; gap: 6px; flex-wrap: wrap; }
    .badge { border-radius: 999px; padding: 1px 9px; font-size: 12px; font-weight: 600;
      white-space: nowrap; }
    .badge.good { color: var(--good); background: var(--goodpaper); }
    .badge.bad { color: var(--bad); background: var(--badpaper); }
    .badge.warn { color: var(--warn); background: var(--warnpaper); }
    .note { flex-basis: 100%; margin: 0; padding: 6px 10px; border-radius: 8px;
      background: var(--warnpaper); color: var(--warn); overflow-wrap: anywhere; }
    #time { grid-area: time; background: var(--card); border-bottom: 1px solid var(--line);
      padding: 6px 16px; display: flex; gap: 10px; align-items: center; }
    #strips { flex: 1; min-width: 0; display: grid; gap: 2px; }
    #strips canvas { width: 100%; height: 92px; display: block; cursor: pointer; border-radius: 6px;
      touch-action: manipulation; }
    .pair #strips canvas { height: 76px; }
    .zoom { display: grid; gap: 4px; }
    .zoom button { width: 30px; padding: 1px 0; line-height: 1.3; }
    nav { grid-area: list; display: flex; flex-direction: column; min-height: 0; background: var(--card);
      border-right: 1px solid var(--line); }
    .find { display: flex; flex-wrap: wrap; gap: 6px; padding: 10px 12px 8px; align-items: center; }
    .find input { flex: 1 1 180px; min-width: 0; padding: 5px 10px; border-radius: 8px;
      border: 1px solid var(--line); background: var(--paper); }
    .find .chips { display: flex; gap: 4px; flex-wrap: wrap; }
    .find .chips button { font-size: 12px; padding: 3px 9px; border-radius: 999px; }
    .found { padding: 0 14px 6px; color: var(--soft); font-size: 12px; margin: 0; }
    .rows { position: relative; overflow: auto; min-height: 0; flex: 1; overscroll-behavior: contain; }
    .rows:focus-visible { outline-offset: -2px; }
    .row { position: absolute; left: 0; right: 0; display: flex; gap: 8px; align-items: center;
      padding: 0 12px; white-space: nowrap; cursor: default; height: 30px; }
    .row:hover { background: var(--hover); }
    .row[aria-selected="true"] { background: var(--pick); color: var(--pickink); }
    .row[aria-selected="true"] .at, .row[aria-selected="true"] .dim { color: inherit; }
    .row .at { flex: 0 0 66px; text-align: right; color: var(--soft); font-size: 12px;
      font-variant-numeric: tabular-nums; }
    .row .kind { flex: 0 0 18px; text-align: center; font-size: 13px; }
    .row .what { flex: 1; min-width: 0; overflow: hidden; text-overflow: ellipsis; }
    .row .half { flex: 1 1 0; min-width: 0; display: flex; gap: 6px; align-items: center; }
    .row .half + .half { border-left: 1px solid var(--line); padding-left: 8px; }
    .row .half.gap { align-self: stretch; justify-content: center; background: repeating-linear-gradient(
      -45deg, transparent 0 6px, var(--hover) 6px 9px); }
    .row[aria-selected="true"] .half.gap { background: none; }
    .row[aria-selected="true"] .missing { color: inherit; }
    .glass.gap svg { opacity: .55; }
    .row .missing { color: var(--soft); font-style: italic; }
    .row.differs { box-shadow: inset 3px 0 var(--loader); }
    .row.first { background: var(--warnpaper); }
    .row.first[aria-selected="true"] { background: var(--pick); }
    .k-call { color: var(--test); } .k-look { color: var(--test); } .k-input { color: var(--test); }
    .k-test, .k-group { color: var(--test); } .k-app { color: var(--app); } .k-loader { color: var(--loader); }
    .k-request { color: var(--request); } .k-attachment { color: var(--soft); }
    .k-failure, .failed { color: var(--bad); } .failed { font-weight: 600; }
    main { grid-area: detail; min-height: 0; min-width: 0; display: grid; padding: 12px 16px; gap: 10px;
      grid-template-rows: auto minmax(220px, 56%) minmax(0, 1fr); overflow: hidden; }
    .head { display: flex; gap: 8px 12px; align-items: baseline; flex-wrap: wrap; }
    .head h2 { margin: 0; font-size: 16px; overflow-wrap: anywhere; max-height: 3.2em; overflow: auto; }
    .head p { margin: 0; color: var(--soft); font-size: 13px; font-variant-numeric: tabular-nums; }
    .screens { display: flex; gap: 26px; min-height: 0; justify-content: center; }
    figure { margin: 0; display: flex; flex-direction: column; gap: 6px; min-height: 0;
      align-items: center; height: 100%; max-width: 48%; }
    figcaption { font-size: 12px; color: var(--soft); text-align: center; }
    figcaption b { color: var(--ink); }
    .glass { height: calc(100% - 24px); max-width: 100%; }
    .glass svg.screen { display: block; height: 100%; max-width: 100%; border-radius: 16px;
      box-shadow: var(--shade); border: 1px solid var(--line); cursor: crosshair; }
    .nothing { display: grid; place-items: center; height: 100%; aspect-ratio: 393 / 852;
      max-width: 100%; border: 1px dashed var(--line); border-radius: 16px; color: var(--soft);
      padding: 12px; text-align: center; font-size: 13px; }
    .panel { min-height: 0; display: flex; flex-direction: column; background: var(--card);
      border: 1px solid var(--line); border-radius: 12px; overflow: hidden; }
    .tabs { display: flex; gap: 4px; padding: 6px 8px; border-bottom: 1px solid var(--line);
      flex-wrap: wrap; align-items: center; }
    .tabs [role="tab"] { border-color: transparent; background: none; }
    .tabs [role="tab"]:hover { background: var(--hover); }
    .tabs .count { color: var(--soft); font-size: 12px; font-weight: 400; }
    [aria-selected="true"] .count { color: inherit; }
    .tabs .side { margin-left: auto; display: flex; gap: 4px; }
    .tabs .side button { font-size: 12px; padding: 2px 9px; }
    .body { flex: 1; min-height: 0; display: flex; }
    .column { flex: 1 1 0; min-width: 0; min-height: 0; display: flex; flex-direction: column;
      overflow: auto; }
    .column + .column { border-left: 1px solid var(--line); }
    .column > .pad { padding: 10px 14px; }
    .tree .row { height: 24px; font: 12.5px/1.4 ui-monospace, "SF Mono", Menlo, monospace; }
    .tree .row .sign { flex: 0 0 10px; color: var(--good); font-weight: 700; }
    .tree .row .type { color: var(--accent); } .tree .row .dim { color: var(--soft); }
    .tree .row[aria-selected="true"] .type { color: inherit; }
    .tree .row.candidate { background: var(--warnpaper); }
    pre { font: 12.5px/1.5 ui-monospace, "SF Mono", Menlo, monospace; margin: 0; white-space: pre-wrap;
      overflow-wrap: anywhere; }
    pre.words { background: var(--paper); border-radius: 8px; padding: 8px 10px; }
    table { border-collapse: collapse; width: 100%; font-variant-numeric: tabular-nums; }
    caption { text-align: left; color: var(--soft); padding-bottom: 6px; }
    th, td { text-align: left; vertical-align: top; padding: 4px 12px 4px 0; overflow-wrap: anywhere;
      border-bottom: 1px solid var(--line); }
    th { font-size: 12px; color: var(--soft); font-weight: 600; white-space: nowrap; }
    td.num, th.num { text-align: right; white-space: nowrap; overflow-wrap: normal; }
    h3 { font-size: 13px; margin: 0 0 6px; } h3 + *, .look + .look { margin-top: 0; }
    .look + .look { margin-top: 16px; }
    ol.stages { list-style: none; margin: 0; padding: 0; }
    ol.stages li { padding: 5px 0 5px 14px; border-left: 2px solid var(--line); }
    ol.stages li.none { border-left-color: var(--bad); }
    ol.stages .few { display: flex; flex-wrap: wrap; gap: 4px; margin-top: 4px; }
    ol.stages .few button { font-size: 12px; padding: 1px 8px; max-width: 100%; overflow: hidden;
      text-overflow: ellipsis; white-space: nowrap; }
    .quiet { color: var(--soft); margin: 0; }
    pre.source { background: var(--paper); border-radius: 8px; padding: 8px 10px; white-space: pre;
      overflow-wrap: normal; overflow-x: auto; }
    .source .hit { background: var(--warnpaper); display: block; width: max-content; min-width: 100%; }
    .source .no { color: var(--soft); }
    img.kept { max-width: 100%; max-height: 420px; border-radius: 8px; border: 1px solid var(--line); }
    dialog { border: 1px solid var(--line); border-radius: 14px; background: var(--card);
      color: var(--ink); box-shadow: var(--shade); max-width: 32rem; padding: 18px 22px; }
    dialog::backdrop { background: rgb(10 12 18 / .5); }
    dialog h2 { margin: 0 0 10px; font-size: 16px; }
    dl.keys { display: grid; grid-template-columns: auto 1fr; gap: 6px 16px; margin: 0 0 14px; }
    dl.keys dt { text-align: right; } dl.keys dd { margin: 0; }
    kbd { border: 1px solid var(--line); border-bottom-width: 2px; border-radius: 5px; padding: 0 6px;
      font: 12px ui-monospace, monospace; background: var(--paper); }
    @media (prefers-reduced-motion: no-preference) { html { scroll-behavior: smooth; } }
    @media (max-width: 860px) {
      html, body { height: auto; }
      body, body.pair { display: block; }
      #time { position: sticky; top: 0; z-index: 2; padding: 4px 10px; }
      #strips canvas { height: 72px; } .pair #strips canvas { height: 58px; }
      nav { height: 42vh; min-height: 260px; border-right: 0; border-bottom: 1px solid var(--line); }
      header { padding: 8px 10px; } header .facts { flex-basis: 100%; }
      main { display: flex; flex-direction: column; overflow: visible; padding: 10px; }
      .screens { gap: 10px; } .screens figure { flex: 1 1 0; height: auto; max-width: 380px; }
      .glass { height: auto; width: 100%; }
      .glass svg.screen, .nothing { width: 100%; height: auto; }
      .panel { height: 68vh; } .pair .body { flex-direction: column; }
      .column + .column { border-left: 0; border-top: 1px solid var(--line); }
      .row .at { flex-basis: 58px; } }
    @media (forced-colors: active) { .row[aria-selected="true"] { outline: 2px solid Highlight;
      outline-offset: -2px; } }

    """#
}
