// Draws a screen from its marks: [four numbers of a clip, kind, colour, opacity, ...], with 64 units
// in a point.
const colour = mark => '#' + mark[5].toString(16).padStart(6, '0');
function fill(mark) {
  return mark[6] === 255 ? { fill: colour(mark) }
    : { fill: colour(mark), 'fill-opacity': (mark[6] / 255).toFixed(3) };
}
function drawMark(mark, parent) {
  const u = mark.slice(7).map(n => typeof n === 'number' ? n / 64 : n);
  if (mark[4] === 0) {
    const [x, y, width, height] = u;
    const rx = Math.min(u[4], width / 2, height / 2);
    draw('rect', { x, y, width, height, rx, ...fill(mark) }, parent);
  } else if (mark[4] === 1) {
    draw('polygon', { points: u.join(' '), ...fill(mark) }, parent);
  } else {
    const [x, y, size, width] = u;
    const text = draw('text', { x, y, 'font-size': size, ...fill(mark), 'xml:space': 'preserve',
      'font-weight': mark[11] ? 600 : 400 }, parent);
    if (width > 0) {
      text.setAttribute('textLength', width);
      text.setAttribute('lengthAdjust', 'spacingAndGlyphs');
    }
    text.textContent = mark[12];
  }
}
const isWhole = (clip, screen) =>
  clip[0] === 0 && clip[1] === 0 && clip[2] === screen.width * 64 && clip[3] === screen.height * 64;
function picture(screen, label) {
  const svg = draw('svg', { viewBox: `0 0 ${screen.width} ${screen.height}`, class: 'screen',
    role: 'img', 'font-family': "Inter, -apple-system, 'Segoe UI', Roboto, 'Noto Sans', sans-serif" });
  svg.setAttribute('aria-label', label);
  svg.style.aspectRatio = `${screen.width} / ${screen.height}`;
  let group = svg, last = '';
  for (const number of screen.marks) {
    const mark = D.marks[number], clip = mark.slice(0, 4), key = clip.join();
    if (key !== last) {
      const [x, y, width, height] = clip.map(n => n / 64);
      group = isWhole(clip, screen) ? svg
        : draw('svg', { x, y, width, height, viewBox: `${x} ${y} ${width} ${height}` }, svg);
      last = key;
    }
    drawMark(mark, group);
  }
  return svg;
}

// Highlights elements over the picture.
function outline(svg, screen, index, style) {
  const id = screen.elements[index];
  if (id === undefined) return;
  const [x, y, width, height] = about(id).frame;
  if (![x, y, width, height].every(Number.isFinite)) return;
  draw('rect', { x: x + 1, y: y + 1, width: Math.max(2, width - 2), height: Math.max(2, height - 2),
    rx: 4, 'stroke-width': 2.5, 'pointer-events': 'none', ...style }, svg);
}
const picked = { fill: '#0a84ff', 'fill-opacity': .16, stroke: '#0a84ff' };
const matched = { fill: '#ffb020', 'fill-opacity': .2, stroke: '#e08600', 'stroke-dasharray': '6 4' };
const matchedAmongMany = { ...matched, 'fill-opacity': 0 };
function touch(svg, x, y) {
  draw('circle', { cx: x, cy: y, r: 22, fill: '#ff2d55', 'fill-opacity': .18, stroke: '#ff2d55',
    'stroke-width': 2 }, svg);
  draw('circle', { cx: x, cy: y, r: 5, fill: '#ff2d55', stroke: '#ffffff', 'stroke-width': 1.5 }, svg);
}

// The smallest element at a point; among equal ones the last, which is on top.
function elementAt(screen, x, y) {
  let best = -1, least = Infinity;
  screen.elements.forEach((id, index) => {
    const [left, top, width, height] = about(id).frame;
    const holds = x >= left && y >= top && x < left + width && y < top + height;
    if (holds && width * height <= least) { best = index; least = width * height; }
  });
  return best;
}
