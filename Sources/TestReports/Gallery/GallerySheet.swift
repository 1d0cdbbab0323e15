/// The style sheet and the small script of a gallery's page.
enum GallerySheet {
  static let text = """
    :root { color-scheme: light dark; --ink: #1b1d22; --soft: #5a6069; --paper: #f5f6f8;
      --card: #ffffff; --line: #d9dce2; --accent: #0a58c9; --bad: #b3151b; --good: #116329; }
    @media (prefers-color-scheme: dark) { :root { --ink: #eceef2; --soft: #a4abb8;
      --paper: #121419; --card: #1b1e25; --line: #333844; --accent: #7fb0ff; --bad: #ff8f8a;
      --good: #6bdc8b; } }
    * { box-sizing: border-box; }
    body { margin: 0; background: var(--paper); color: var(--ink);
      font: 14px/1.45 Inter, system-ui, -apple-system, "Segoe UI", sans-serif; }
    header { position: sticky; top: 0; z-index: 1; background: var(--card); padding: 10px 18px;
      border-bottom: 1px solid var(--line); display: flex; flex-wrap: wrap; gap: 4px 16px;
      align-items: center; }
    h1 { font-size: 17px; margin: 0; } header p { margin: 0; color: var(--soft); }
    .controls { margin-left: auto; display: flex; flex-wrap: wrap; gap: 8px; align-items: center; }
    .controls input[type="search"], .controls select { font: inherit; color: inherit;
      padding: 4px 10px; border: 1px solid var(--line); border-radius: 8px;
      background: var(--paper); }
    main { padding: 18px 18px 40px; max-width: 1800px; margin: 0 auto; display: grid; gap: 16px;
      grid-template-columns: repeat(auto-fill, minmax(min(100%, var(--place)), 1fr)); }
    section { min-width: 0; padding: 12px 16px; background: var(--card);
      border: 1px solid var(--line); border-radius: 14px; content-visibility: auto;
      contain-intrinsic-size: auto 490px; }
    section.differs { border-color: var(--bad); }
    h2, h3 { font-size: 15px; margin: 0 0 4px; display: flex; flex-wrap: wrap; gap: 0 8px;
      align-items: baseline; overflow-wrap: anywhere; }
    .chapter { grid-column: 1 / -1; padding: 10px 4px 0; } .chapter h2 { font-size: 17px; }
    .chapter p, .again { margin: 0; color: var(--soft); } .chapter .changed { color: var(--bad); }
    .failure { margin: 0; color: var(--bad); overflow-wrap: anywhere; }
    .number { color: var(--soft); font-variant-numeric: tabular-nums; }
    .state { font-weight: 400; color: var(--soft); }
    details { color: var(--soft); } summary { cursor: pointer; } ol { margin: 4px 0 0; }
    .shots { display: flex; gap: 18px; overflow-x: auto; padding: 12px 4px 6px; }
    figure { margin: 0; flex: none; } figure a { margin-right: 6px; }
    img { height: 380px; width: auto; border-radius: 12px; border: 1px solid var(--line); }
    figcaption { color: var(--soft); font-size: 12px; padding-top: 4px; }
    figcaption b { margin-left: 8px; } .changed, .missing { color: var(--bad); }
    .new { color: var(--good); }
    .nothing { width: 176px; height: 380px; display: grid; place-items: center; margin: 0;
      border: 1px dashed var(--line); border-radius: 12px; color: var(--soft); padding: 12px;
      text-align: center; }
    :focus-visible { outline: 2px solid var(--accent); outline-offset: 2px; }
    [hidden] { display: none; }
    @media (max-width: 600px) { header { position: static; padding: 10px; }
      .controls { margin-left: 0; } main { padding: 8px; gap: 8px; } section { padding: 10px; }
      img, .nothing { height: 300px; } }

    """

  static let controls = """
    <div class="controls" role="search">
    <input id="search" type="search" placeholder="Search" aria-label="Search places">
    <select id="setting" aria-label="Setting"><option value="">Every setting</option></select>
    <label><input id="differs" type="checkbox"> differences only</label>
    </div>

    """

  static let script = """
    (() => {
    'use strict';
    const find = id => document.getElementById(id);
    const sections = [...document.querySelectorAll('section')];
    const figures = [...document.querySelectorAll('figure')];
    for (const words of new Set(figures.map(figure => figure.dataset.setting))) {
      const option = document.createElement('option');
      option.textContent = option.value = words;
      find('setting').append(option);
    }
    function partsOf(chapter) {
      const parts = [];
      for (let next = chapter.nextElementSibling; next && !next.matches('.chapter');
        next = next.nextElementSibling) parts.push(next);
      return parts;
    }
    function sift() {
      const sought = find('search').value.trim().toLowerCase(), setting = find('setting').value;
      for (const section of sections) {
        section.hidden = find('differs').checked && !section.classList.contains('differs')
          || !(section.dataset.words || '').includes(sought);
      }
      for (const chapter of document.querySelectorAll('.chapter')) {
        const parts = partsOf(chapter);
        chapter.hidden = parts.length > 0 && parts.every(part => part.hidden);
      }
      for (const figure of figures) {
        figure.hidden = setting !== '' && figure.dataset.setting !== setting;
      }
    }
    for (const id of ['search', 'setting', 'differs']) find(id).addEventListener('input', sift);
    document.addEventListener('keydown', event => {
      if (event.key !== '/' || event.target.matches('input, select')) return;
      event.preventDefault();
      find('search').focus();
    });
    document.documentElement.dataset.ready = 'yes';
    })();

    """
}
