// A long list that creates only the visible rows.
class Rows {
  constructor(box, options) {
    Object.assign(this, { box, height: 30, role: 'option', count: 0, current: -1 }, options);
    box.tabIndex = 0;
    box.setAttribute('role', options.role === 'treeitem' ? 'tree' : 'listbox');
    box.setAttribute('aria-label', options.label);
    this.space = el('div', { role: 'presentation' });
    box.append(this.space);
    box.addEventListener('scroll', () => this.soon());
    new ResizeObserver(() => this.soon()).observe(box);
    box.addEventListener('keydown', event => this.key(event));
    box.addEventListener('click', event => {
      const row = event.target.closest('.row');
      if (row) this.choose(Number(row.dataset.row));
    });
  }
  fill(count, current) {
    this.count = count;
    this.space.style.height = count * this.height + 'px';
    this.mark(current);
  }
  mark(current) {
    this.current = current;
    if (current >= 0) this.reveal(current);
    this.refresh();
  }
  reveal(row) {
    const top = row * this.height, box = this.box, room = box.clientHeight;
    if (top < box.scrollTop) box.scrollTop = Math.max(0, top - this.height * 2);
    else if (top + this.height > box.scrollTop + room) {
      box.scrollTop = top + this.height * 3 - room;
    }
  }
  soon() {
    if (this.waits) return;
    this.waits = true;
    requestAnimationFrame(() => { this.waits = false; this.refresh(); });
  }
  refresh() {
    const from = Math.max(0, Math.floor(this.box.scrollTop / this.height) - 6);
    const room = this.box.clientHeight || 600;
    const to = Math.min(this.count, from + Math.ceil(room / this.height) + 12);
    const shown = [];
    for (let i = from; i < to; i++) {
      const row = this.make(i);
      row.classList.add('row');
      row.id = this.box.id + '-' + i;
      row.dataset.row = i;
      row.style.top = i * this.height + 'px';
      row.setAttribute('role', this.role);
      row.setAttribute('aria-selected', i === this.current);
      row.setAttribute('aria-posinset', i + 1);
      row.setAttribute('aria-setsize', this.count);
      shown.push(row);
    }
    this.space.replaceChildren(...shown);
    const isShown = this.current >= from && this.current < to;
    if (isShown) this.box.setAttribute('aria-activedescendant', this.box.id + '-' + this.current);
    else this.box.removeAttribute('aria-activedescendant');
  }
  key(event) {
    if (event.altKey || event.ctrlKey || event.metaKey) return;
    const page = Math.max(1, Math.floor(this.box.clientHeight / this.height) - 1);
    const by = { ArrowDown: 1, ArrowUp: -1, PageDown: page, PageUp: -page, Home: -1e9, End: 1e9 };
    if (!(event.key in by) || this.count === 0) return;
    event.preventDefault();
    event.stopPropagation();
    this.choose(Math.min(this.count - 1, Math.max(0, this.current + by[event.key])));
  }
}
