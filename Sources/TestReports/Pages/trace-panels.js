// The panels with the details of a step, one column for each run.
const pad = (...inside) => el('div', { class: 'pad' }, ...inside);
const quiet = words => pad(el('p', { class: 'quiet' }, words));
const sceneOf = (step, side) => step ? screenAt(side === 'before' ? step.b : step.a) : null;

function treeRows(box, number, step) {
  const screen = sceneOf(step, state.side);
  if (!screen) return box.append(quiet('The screen was empty.'));
  const other = sceneOf(step, state.side === 'after' ? 'before' : 'after');
  const known = other && other !== screen ? new Set(other.elements) : null;
  const wanted = new Set(candidates(step, screen));
  box.classList.add('tree');
  const rows = el('div', { class: 'rows', id: 'tree' + number });
  box.append(rows);
  const treeList = new Rows(rows, { label: 'Elements' + (isPair ? ' of run ' + names[number] : ''),
    role: 'treeitem', height: 24, make: i => {
      const e = about(screen.elements[i]);
      const node = el('div', { 'aria-level': e.depth + 1 });
      const isNew = known && !known.has(screen.elements[i]);
      node.append(el('span', { class: 'sign', 'aria-label': isNew ? 'only here' : null,
        role: isNew ? 'img' : null }, isNew ? '+' : ''));
      const words = el('span', { class: 'what' }, el('span', { class: 'type' }, e.type));
      words.style.paddingLeft = e.depth * 12 + 'px';
      for (const [key, text] of attributes(e)) {
        words.append(el('span', { class: 'dim' }, `, ${key}: `), '\u2018', bdi(text), '\u2019');
      }
      for (const name of states(e)) words.append(', ' + name);
      const frame = e.frame.map(n => n === null ? '\u221E' : Math.round(n * 10) / 10);
      words.append(el('span', { class: 'dim' },
        `  {{${frame[0]}, ${frame[1]}}, {${frame[2]}, ${frame[3]}}}`));
      node.append(words);
      node.title = words.textContent + (e.traits ? ' Traits: ' + e.traits : '');
      if (wanted.has(i)) node.classList.add('candidate');
      return node;
    }, choose: i => { state.picked[number] = i; treeList.mark(i); showScreens(); } });
  treeList.fill(screen.elements.length, Math.min(state.picked[number], screen.elements.length - 1));
}

// The elements that the last query of a step matched on this screen.
function candidates(step, screen) {
  const look = step && step.q && step.q[step.q.length - 1];
  if (!look || !screen || look[2] !== screen.number) return [];
  const done = look[3].filter(stage => stage.length > 1);
  return done.length ? done[done.length - 1][2] : [];
}

function queryPanel(box, number, step) {
  if (!step.q) return box.append(quiet('This step evaluated no query.'));
  const inside = pad();
  for (const [matches, count, scene, stages] of step.q) {
    const screen = screenAt(scene);
    const head = el('h3', {}, matches === 1 ? '1 match' : matches + ' matches',
      el('span', { class: 'quiet' }, count > 1 ? `, looked up ${count} times` : ''));
    const steps = el('ol', { class: 'stages' });
    for (const [text, found, first] of stages) {
      const line = el('li', { class: found === 0 ? 'none' : null },
        bdi(D.texts[text]), ' ', el('span', { class: 'badge ' + (found === undefined ? 'warn'
          : found ? 'good' : 'bad') }, found === undefined ? 'not run again here' : String(found)));
      if (first && first.length && screen) {
        const few = el('div', { class: 'few' });
        for (const index of first) {
          few.append(el('button', { onclick: () => pick(number, step, scene, index) },
            bdi(shortName(about(screen.elements[index])))));
        }
        if (found > first.length) few.append(el('span', { class: 'quiet' }, `and ${found - first.length} more`));
        line.append(few);
      }
      steps.append(line);
    }
    inside.append(el('section', { class: 'look' }, head, steps));
  }
  if (step.m) inside.append(quiet(`${step.m} lookups of further queries are left out.`));
  box.append(inside);
}
function pick(number, step, scene, index) {
  if (step.a !== scene && step.b === scene) state.side = 'before';
  if (step.a === scene) state.side = 'after';
  state.picked[number] = index;
  showScreens();
  showSide();
}

function table(caption, heads, rows) {
  const head = el('tr', {}, ...heads.map(([name, isNumber]) =>
    el('th', { scope: 'col', class: isNumber ? 'num' : null }, name)));
  return el('table', {}, el('caption', {}, caption), el('thead', {}, head), el('tbody', {},
    ...rows.map(cells => el('tr', {}, ...cells.map((cell, i) =>
      el('td', { class: heads[i][1] ? 'num' : null }, cell))))));
}
function pendingPanel(box, number, step) {
  if (!step.n) return box.append(quiet('No event is pending in the app.'));
  const rows = [];
  for (let i = 0; i < step.n.length; i += 2) {
    rows.push([seconds(step.n[i]), seconds(Math.max(0, step.n[i] - ends(step))),
      bdi(D.texts[step.n[i + 1]])]);
  }
  box.append(pad(table('Events that were pending after the step.',
    [['At', true], ['In', true], ['What']], rows)), step.o ? quiet('and more') : '');
}
function requestPanel(box, number, step) {
  const until = ends(step);
  const made = runs[number].requests.filter(r => r[5] <= until).reverse();
  if (!made.length) return box.append(quiet('No requests so far.'));
  const shown = made.slice(0, 200), more = made.length - shown.length;
  const rows = shown.map(r => {
    const isOpen = r[6] < 0 || r[6] > until;
    const outcome = isOpen ? 'under way' : r[7] ? 'cancelled' : r[10] || String(r[8]);
    const look = isOpen ? 'warn' : r[7] || r[10] || r[8] >= 400 ? 'bad' : 'good';
    const bodies = el('details', {}, el('summary', {}, r[2] + ' of ' + r[3]));
    if (r[4]) bodies.append(el('pre', { class: 'words' }, bdi(r[4])));
    if (!isOpen && r[13]) bodies.append(el('pre', { class: 'words' }, bdi(r[13])));
    return [seconds(r[5]), isOpen ? '' : seconds(r[6] - r[5]),
      el('div', {}, el('b', {}, r[1]), ' ', bodies),
      el('div', {}, el('span', { class: 'badge ' + look }, outcome), ' ', bdi(isOpen ? '' : r[11] || r[9] || ''))];
  });
  box.append(pad(table('Requests up to the end of the step, latest first.',
    [['At', true], ['Took', true], ['Request'], ['Outcome']], rows)),
  more > 0 ? quiet(`${more} earlier requests`) : '');
}
function logPanel(box, number, step) {
  if (!step.g) return box.append(quiet('The step wrote nothing to the log.'));
  const lines = runs[number].log.slice(step.g[0], Math.min(step.g[1], step.g[0] + 400));
  const more = step.g[1] - step.g[0] - lines.length;
  box.append(pad(el('pre', {}, bdi(lines.join('\n')))), more > 0 ? quiet(`${more} more lines`) : '');
}
// The lines of a file around one line; null if they are unknown.
function excerpt(file, hit) {
  const found = D.sources.find(([name, first, lines]) =>
    name === file && hit >= first && hit < first + lines.length);
  if (!found) return null;
  const code = el('pre', { class: 'source', tabindex: 0, role: 'group', 'aria-label': `Lines around ${file}:${hit}` });
  for (let no = Math.max(found[1], hit - 7); no <= Math.min(found[1] + found[2].length - 1, hit + 7); no++) {
    code.append(el('span', { class: no === hit ? 'hit' : null },
      el('span', { class: 'no' }, String(no).padStart(5) + '  '), bdi(found[2][no - found[1]]),
      no === hit ? '' : '\n'));
  }
  return code;
}
function sourcePanel(box, number, step) {
  if (!step.s) return box.append(quiet('No line of a test made this step.'));
  const inside = pad();
  step.s.forEach((text, i) => {
    const place = D.texts[text], colon = place.lastIndexOf(':');
    const code = excerpt(place.slice(0, colon), Number(place.slice(colon + 1)));
    const title = el(i ? 'summary' : 'h3', {}, i ? 'called at ' : '', bdi(place));
    if (!i) inside.append(title, code || el('p', { class: 'quiet' }, 'Its file was not found.'));
    else if (code) inside.append(el('details', { open: i === 1 ? '' : null }, title, code));
    else inside.append(el('p', { class: 'quiet' }, 'called at ', bdi(place)));
  });
  box.append(inside);
}
const pictures = { 'public.png': 'image/png', 'public.jpeg': 'image/jpeg', 'com.compuserve.gif': 'image/gif' };
function morePanel(box, number, step) {
  const inside = pad(el('pre', { class: 'words' + (step.k === 'failure' ? ' failed' : '') }, bdi(step.w)));
  if (step.f) {
    const [name, type, size, form, content] = step.f;
    inside.append(el('h3', {}, bdi(name || 'Attachment'), ` \u2014 ${type}, ${counted(size, 'byte')}`));
    if (form === 'text') inside.append(el('pre', { class: 'words' }, bdi(content)));
    else if (form === 'base64' && pictures[type]) {
      inside.append(el('img', { class: 'kept', alt: name || 'Attachment',
        src: `data:${pictures[type]};base64,${content}` }));
    } else inside.append(el('p', { class: 'quiet' }, form ? 'This is not text.' : 'Too large to keep.'));
  }
  box.append(inside);
}
const tabs = [['tree', 'Tree', treeRows, s => (sceneOf(s, state.side) || { elements: [] }).elements.length],
  ['query', 'Query', queryPanel, s => (s.q || []).length],
  ['next', 'Pending', pendingPanel, s => (s.n || []).length / 2],
  ['requests', 'Requests', requestPanel, (s, n) => runs[n].requests.filter(r => r[5] <= ends(s)).length],
  ['log', 'Log', logPanel, s => s.g ? s.g[1] - s.g[0] : 0],
  ['source', 'Source', sourcePanel, s => (s.s || []).length],
  ['more', 'Details', morePanel, s => s.f ? 1 : 0]];
