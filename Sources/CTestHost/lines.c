// Lines of source for addresses of the program, straight from its line tables (DWARF 4 and 5,
// section 6.2). The toolchain's symbolication reads all debug information, which takes seconds for
// a large program; reading only the line tables takes milliseconds.

#define _GNU_SOURCE

#include <elf.h>
#include <fcntl.h>
#include <link.h>
#include <pthread.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/mman.h>
#include <sys/stat.h>
#include <unistd.h>
#include <unwind.h>

#include "CTestHost.h"

/// Bytes to be read; reading past the end gives zeros and sets `failed`.
typedef struct {
  const uint8_t *at;
  const uint8_t *end;
  bool failed;
} reader;

static struct {
  reader lines, line_strings, strings;
  uintptr_t bias;
} program;

static uint64_t read_fixed(reader *from, size_t size) {
  if (from->failed || (size_t)(from->end - from->at) < size) {
    from->failed = true;
    return 0;
  }
  uint64_t value = 0;
  for (size_t i = 0; i < size && i < 8; i++) value |= (uint64_t)from->at[i] << (8 * i);
  from->at += size;
  return value;
}

static uint64_t read_unsigned(reader *from) {
  uint64_t value = 0;
  for (unsigned shift = 0; from->at < from->end; shift += 7) {
    uint8_t byte = *from->at++;
    if (shift < 64) value |= (uint64_t)(byte & 0x7f) << shift;
    if (!(byte & 0x80)) return value;
  }
  from->failed = true;
  return value;
}

static int64_t read_signed(reader *from) {
  uint64_t value = 0;
  unsigned shift = 0;
  uint8_t byte;
  do {
    byte = (uint8_t)read_fixed(from, 1);
    if (shift < 64) value |= (uint64_t)(byte & 0x7f) << shift;
    shift += 7;
  } while (byte & 0x80);
  if ((byte & 0x40) && shift < 64) value |= ~(uint64_t)0 << shift;
  return (int64_t)value;
}

static const char *read_string(reader *from) {
  size_t left = (size_t)(from->end - from->at);
  const uint8_t *zero = from->failed ? NULL : memchr(from->at, 0, left);
  if (zero == NULL) {
    from->failed = true;
    return "";
  }
  const char *text = (const char *)from->at;
  from->at = zero + 1;
  return text;
}

static const char *string_at(const reader *section, uint64_t offset) {
  if (section->at == NULL || offset >= (uint64_t)(section->end - section->at)) return "";
  reader from = {section->at + offset, section->end, false};
  return read_string(&from);
}

// The program's own file.

static int note_bias(struct dl_phdr_info *info, size_t size, void *context) {
  (void)size;
  (void)context;
  program.bias = info->dlpi_addr;
  return 1;  // The first one is the program itself.
}

static reader section(const uint8_t *file, size_t size, const Elf64_Shdr *header) {
  reader none = {NULL, NULL, true};
  if (header->sh_type == SHT_NOBITS || (header->sh_flags & SHF_COMPRESSED)) return none;
  if (header->sh_offset > size || header->sh_size > size - header->sh_offset) return none;
  return (reader){file + header->sh_offset, file + header->sh_offset + header->sh_size, false};
}

static void find_sections(const uint8_t *file, size_t size) {
  const Elf64_Ehdr *head = (const Elf64_Ehdr *)file;
  if (size < sizeof *head || memcmp(head->e_ident, ELFMAG, SELFMAG) != 0) return;
  if (head->e_ident[EI_CLASS] != ELFCLASS64 || head->e_shentsize != sizeof(Elf64_Shdr)) return;
  size_t count = head->e_shnum;
  if (head->e_shoff > size || count * sizeof(Elf64_Shdr) > size - head->e_shoff) return;
  if (head->e_shstrndx >= count || head->e_shoff % _Alignof(Elf64_Shdr) != 0) return;
  const Elf64_Shdr *headers = (const Elf64_Shdr *)(file + head->e_shoff);
  reader names = section(file, size, &headers[head->e_shstrndx]);
  for (size_t i = 0; i < count; i++) {
    const char *name = string_at(&names, headers[i].sh_name);
    if (strcmp(name, ".debug_line") == 0) program.lines = section(file, size, &headers[i]);
    if (strcmp(name, ".debug_str") == 0) program.strings = section(file, size, &headers[i]);
    if (strcmp(name, ".debug_line_str") == 0)
      program.line_strings = section(file, size, &headers[i]);
  }
}

static void map_program(void) {
  dl_iterate_phdr(note_bias, NULL);
  int file = open("/proc/self/exe", O_RDONLY | O_CLOEXEC);
  if (file < 0) return;
  struct stat status;
  if (fstat(file, &status) == 0 && status.st_size > 0) {
    size_t size = (size_t)status.st_size;
    void *bytes = mmap(NULL, size, PROT_READ, MAP_PRIVATE, file, 0);
    if (bytes != MAP_FAILED) find_sections(bytes, size);
  }
  close(file);
}

// Units of the line table.

typedef struct {
  reader tables, code;
  const uint8_t *next;
  unsigned version, offset_size;
  unsigned step, line_range, opcode_base;
  int line_base;
  const uint8_t *operands;
} unit;

/// Reads the head of the unit that begins at an offset; false if there is none.
static bool read_unit(size_t offset, unit *unit) {
  reader all = program.lines;
  if (all.at == NULL || offset >= (size_t)(all.end - all.at)) return false;
  all.at += offset;
  uint64_t length = read_fixed(&all, 4);
  unit->offset_size = length == 0xffffffff ? 8 : 4;
  if (unit->offset_size == 8) length = read_fixed(&all, 8);
  if (all.failed || length > (uint64_t)(all.end - all.at)) return false;
  all.end = unit->next = all.at + length;
  unit->version = (unsigned)read_fixed(&all, 2);
  if (unit->version >= 5) read_fixed(&all, 2);  // Sizes of addresses and segments.
  uint64_t head = read_fixed(&all, unit->offset_size);
  if (all.failed || head > (uint64_t)(all.end - all.at)) head = (uint64_t)(all.end - all.at);
  unit->code = (reader){all.at + head, all.end, false};
  unit->step = (unsigned)read_fixed(&all, 1);
  if (unit->version >= 4) read_fixed(&all, 1);  // Operations of an instruction: one.
  read_fixed(&all, 1);  // Whether rows begin statements.
  unit->line_base = (int8_t)read_fixed(&all, 1);
  unit->line_range = (unsigned)read_fixed(&all, 1);
  unit->opcode_base = (unsigned)read_fixed(&all, 1);
  unit->operands = all.at;
  if (unit->opcode_base > 0) {
    for (unsigned i = 1; i < unit->opcode_base; i++) read_fixed(&all, 1);
  }
  unit->tables = (reader){all.at, unit->code.at, all.failed};
  if (all.failed || unit->line_range == 0 || unit->opcode_base == 0) unit->code.at = unit->code.end;
  if (unit->version < 2 || unit->version > 5) unit->code.at = unit->code.end;
  return true;
}

typedef struct {
  uintptr_t address;
  size_t index;
} target;

typedef struct {
  const target *targets;
  size_t count, next;
  struct test_host_row *rows;
  struct test_host_row last;
  /// The last row of the stretch with a line, and its address.
  struct test_host_row known;
  uintptr_t known_at;
  bool began;
} search;

/// The row for a target in the previous row. The compiler gives no line to some calls, such as that
/// of an accessor which changes a property in place: they take the line before in their function.
/// Functions that it makes itself have only the line of their declaration, without a column.
static struct test_host_row row_for(const search *search, target target) {
  if (search->last.line != 0 || search->known.file != search->last.file) return search->last;
  uintptr_t start =
      (uintptr_t)_Unwind_FindEnclosingFunction((void *)(target.address + program.bias));
  bool is_of_function = start != 0 && search->known_at >= start - program.bias;
  return is_of_function ? search->known : search->last;
}

/// Ends the stretch of the previous row and assigns that row to all targets in the stretch.
static void begin_row(search *search, uintptr_t address, struct test_host_row row, bool ends) {
  if (!search->began) {
    size_t low = 0, high = search->count;
    while (low < high) {
      size_t middle = (low + high) / 2;
      if (search->targets[middle].address < address) low = middle + 1; else high = middle;
    }
    search->next = low;
  }
  while (search->next < search->count && search->targets[search->next].address < address) {
    target target = search->targets[search->next++];
    if (search->began) search->rows[target.index] = row_for(search, target);
  }
  search->last = row;
  if (row.line != 0 && row.column != 0) {
    search->known = row;
    search->known_at = address;
  }
  if (ends) search->known = (struct test_host_row){0, 0, 0, 0};
  search->began = !ends;
}

static void run(unit *unit, size_t offset, search *search) {
  reader *code = &unit->code;
  uintptr_t address = 0;
  struct test_host_row row = {offset, 1, 1, 0};
  while (code->at < code->end && !code->failed) {
    unsigned opcode = *code->at++;
    if (opcode >= unit->opcode_base) {
      unsigned adjusted = opcode - unit->opcode_base;
      address += (uintptr_t)(adjusted / unit->line_range) * unit->step;
      row.line += (uint32_t)(unit->line_base + (int)(adjusted % unit->line_range));
      begin_row(search, address, row, false);
      continue;
    }
    switch (opcode) {
      case 0: {
        uint64_t length = read_unsigned(code);
        if (length == 0 || length > (uint64_t)(code->end - code->at)) return;
        const uint8_t *after = code->at + length;
        uint64_t kind = read_fixed(code, 1);
        if (kind == 1) {
          begin_row(search, address, row, true);
          address = 0;
          row = (struct test_host_row){offset, 1, 1, 0};
        } else if (kind == 2) {
          address = (uintptr_t)read_fixed(code, length - 1);
        }
        code->at = after;
        break;
      }
      case 1: begin_row(search, address, row, false); break;
      case 2: address += (uintptr_t)read_unsigned(code) * unit->step; break;
      case 3: row.line += (uint32_t)read_signed(code); break;
      case 4: row.file = (uint32_t)read_unsigned(code); break;
      case 5: row.column = (uint32_t)read_unsigned(code); break;
      case 8:
        address += (uintptr_t)((255 - unit->opcode_base) / unit->line_range) * unit->step;
        break;
      case 9: address += (uintptr_t)read_fixed(code, 2); break;
      default:
        for (unsigned i = unit->operands[opcode - 1]; i > 0 && !code->failed; i--)
          read_unsigned(code);
    }
  }
}

static int by_address(const void *left, const void *right) {
  uintptr_t one = ((const target *)left)->address, other = ((const target *)right)->address;
  return one < other ? -1 : one > other;
}

// Which unit holds an address. Reading the whole table of a large program takes tens of
// milliseconds, so that is done once; reading one unit takes less, in proportion to its size.

typedef struct {
  uintptr_t begin, end;
  size_t unit;
} stretch;

static struct {
  stretch *all;
  size_t count, limit;
} stretches;

static void add_stretch(uintptr_t begin, uintptr_t end, size_t unit) {
  // Code that the linker removed begins at 0.
  if (begin == 0 || end <= begin) return;
  stretch *last = stretches.count > 0 ? &stretches.all[stretches.count - 1] : NULL;
  if (last != NULL && last->unit == unit && last->end == begin) {
    last->end = end;
    return;
  }
  if (stretches.count == stretches.limit) {
    size_t limit = stretches.limit == 0 ? 1024 : 2 * stretches.limit;
    stretch *grown = realloc(stretches.all, limit * sizeof *grown);
    if (grown == NULL) return;
    stretches.all = grown;
    stretches.limit = limit;
  }
  stretches.all[stretches.count++] = (stretch){begin, end, unit};
}

/// What an opcode of its own adds to an address; most units have the same numbers, so that they are
/// divided once.
static const uintptr_t *advances(const unit *unit) {
  static uintptr_t all[256];
  static unsigned step, range, base;
  if (step == unit->step && range == unit->line_range && base == unit->opcode_base) return all;
  step = unit->step;
  range = unit->line_range;
  base = unit->opcode_base;
  for (unsigned opcode = base; opcode < 256; opcode++)
    all[opcode] = (uintptr_t)((opcode - base) / range) * step;
  return all;
}

/// Adds the stretches of a unit: where its sequences of rows begin and end. It reads no lines, and
/// has its own loop, since it goes through the whole table and debug builds do not optimize it.
static void add_stretches(unit *unit, size_t offset) {
  if (unit->code.at == unit->code.end) return;
  const uintptr_t *advance = advances(unit);
  const uint8_t *at = unit->code.at, *end = unit->code.end;
  unsigned base = unit->opcode_base;
  uintptr_t address = 0, begin = 0;
  while (at < end) {
    unsigned opcode = *at++;
    if (opcode >= base) {
      address += advance[opcode];
      continue;
    }
    if (opcode == 1) continue;
    if (opcode >= 3 && opcode <= 5) {
      while (at < end && *at++ & 0x80) {}
      continue;
    }
    if (opcode == 8) {
      address += advance[255];
      continue;
    }
    reader code = {at, end, false};
    if (opcode == 0) {
      uint64_t length = read_unsigned(&code);
      if (length == 0 || length > (uint64_t)(end - code.at)) return;
      const uint8_t *after = code.at + length;
      uint64_t kind = read_fixed(&code, 1);
      if (kind == 1) {
        add_stretch(begin, address, offset);
        begin = address = 0;
      } else if (kind == 2) {
        begin = address = (uintptr_t)read_fixed(&code, length - 1);
      }
      code.at = after;
    } else if (opcode == 2) {
      address += (uintptr_t)read_unsigned(&code) * unit->step;
    } else if (opcode == 9) {
      address += (uintptr_t)read_fixed(&code, 2);
    } else {
      for (unsigned i = unit->operands[opcode - 1]; i > 0; i--) read_unsigned(&code);
    }
    at = code.at;
  }
}

static int by_begin(const void *left, const void *right) {
  uintptr_t one = ((const stretch *)left)->begin, other = ((const stretch *)right)->begin;
  return one < other ? -1 : one > other;
}

static void map_lines(void) {
  map_program();
  size_t offset = 0;
  unit unit;
  while (read_unit(offset, &unit)) {
    add_stretches(&unit, offset);
    offset = (size_t)(unit.next - program.lines.at);
  }
  if (stretches.count > 0)
    qsort(stretches.all, stretches.count, sizeof *stretches.all, by_begin);
}

/// The unit to which an address belongs; false if it belongs to none.
static bool find_unit(uintptr_t address, size_t *offset) {
  size_t low = 0, high = stretches.count;
  while (low < high) {
    size_t middle = (low + high) / 2;
    if (stretches.all[middle].begin <= address) low = middle + 1; else high = middle;
  }
  if (low == 0 || address >= stretches.all[low - 1].end) return false;
  *offset = stretches.all[low - 1].unit;
  return true;
}

void test_host_find_rows(const uintptr_t *addresses, size_t count, struct test_host_row *rows) {
  static pthread_once_t once = PTHREAD_ONCE_INIT;
  pthread_once(&once, map_lines);
  enum { limit = 128 };
  target targets[limit];
  size_t units[limit], kinds = 0;
  memset(rows, 0, count * sizeof *rows);
  if (count > limit) count = limit;
  for (size_t i = 0; i < count; i++) {
    targets[i] = (target){addresses[i] - program.bias, i};
    size_t unit, known = 0;
    if (!find_unit(targets[i].address, &unit)) continue;
    while (known < kinds && units[known] != unit) known++;
    if (known == kinds) units[kinds++] = unit;
  }
  qsort(targets, count, sizeof *targets, by_address);
  for (size_t i = 0; i < kinds; i++) {
    search search = {.targets = targets, .count = count, .rows = rows};
    unit unit;
    if (read_unit(units[i], &unit)) run(&unit, units[i], &search);
  }
}

// Names of files.

/// Reads one value of an entry of a table of DWARF 5: a text, or a number.
static const char *read_value(reader *from, uint64_t form, unsigned offset_size, uint64_t *number) {
  switch (form) {
    case 0x08: return read_string(from);
    case 0x1f: return string_at(&program.line_strings, read_fixed(from, offset_size));
    case 0x0e: return string_at(&program.strings, read_fixed(from, offset_size));
    case 0x0b: *number = read_fixed(from, 1); return NULL;
    case 0x05: *number = read_fixed(from, 2); return NULL;
    case 0x06: *number = read_fixed(from, 4); return NULL;
    case 0x07: *number = read_fixed(from, 8); return NULL;
    case 0x0f: *number = read_unsigned(from); return NULL;
    case 0x1e: read_fixed(from, 16); return NULL;
    default: from->failed = true; return NULL;
  }
}

/// Reads a table of DWARF 5 and returns the text and the folder of one of its entries.
static const char *read_table(
    reader *from, unsigned offset_size, uint64_t wanted, uint64_t *folder) {
  unsigned width = (unsigned)read_fixed(from, 1);
  uint64_t formats[2 * 256];
  for (unsigned i = 0; i < 2 * width; i++) formats[i] = read_unsigned(from);
  uint64_t count = read_unsigned(from);
  const char *found = "";
  for (uint64_t i = 0; i < count && !from->failed; i++) {
    for (unsigned part = 0; part < width; part++) {
      uint64_t number = 0;
      const char *text = read_value(from, formats[2 * part + 1], offset_size, &number);
      if (i != wanted) continue;
      if (formats[2 * part] == 1 && text != NULL) found = text;
      if (formats[2 * part] == 2) *folder = number;
    }
  }
  return found;
}

/// The file of a row and its folder, by the lists of DWARF 4 and before.
static const char *read_lists(reader *from, uint64_t wanted, const char **folder) {
  reader folders = *from;
  while (*read_string(from) != 0) {}
  for (uint64_t i = 1; !from->failed; i++) {
    const char *name = read_string(from);
    if (*name == 0) return "";
    uint64_t place = read_unsigned(from);
    read_unsigned(from);
    read_unsigned(from);
    if (i != wanted) continue;
    for (; place > 0; place--) *folder = read_string(&folders);
    return name;
  }
  return "";
}

bool test_host_row_path(const struct test_host_row *row, char *path, size_t size) {
  unit unit;
  if (row->line == 0 || !read_unit(row->unit, &unit)) return false;
  const char *name, *folder = "", *root = "";
  if (unit.version >= 5) {
    uint64_t place = 0, unused = 0;
    reader folders = unit.tables, files = unit.tables, roots = unit.tables;
    read_table(&files, unit.offset_size, UINT64_MAX, &unused);
    name = read_table(&files, unit.offset_size, row->file, &place);
    folder = read_table(&folders, unit.offset_size, place, &unused);
    root = read_table(&roots, unit.offset_size, 0, &unused);
  } else {
    name = read_lists(&unit.tables, row->file, &folder);
  }
  if (*name == 0) return false;
  int length;
  if (*name == '/') {
    length = snprintf(path, size, "%s", name);
  } else if (*folder == '/' || *root != '/') {
    length = snprintf(path, size, "%s/%s", folder, name);
  } else {
    length = snprintf(path, size, "%s/%s/%s", root, folder, name);
  }
  return length > 0 && (size_t)length < size;
}
