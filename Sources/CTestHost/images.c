// Which library an address belongs to. `dladdr` would answer too, but it looks for the nearest
// symbol as well, which takes many times as long and is asked for every timer of a run loop.

#define _GNU_SOURCE
#include <link.h>

#include "host.h"

struct search {
  uintptr_t address;
  struct test_host_image found;
};

static int look(struct dl_phdr_info *info, size_t size, void *context) {
  (void)size;
  struct search *search = context;
  struct test_host_image image = {UINTPTR_MAX, 0};
  bool holds = false;
  for (int each = 0; each < info->dlpi_phnum; each++) {
    if (info->dlpi_phdr[each].p_type != PT_LOAD) continue;
    uintptr_t first = info->dlpi_addr + info->dlpi_phdr[each].p_vaddr;
    uintptr_t end = first + info->dlpi_phdr[each].p_memsz;
    if (first < image.first) image.first = first;
    if (end > image.end) image.end = end;
    if (search->address >= first && search->address < end) holds = true;
  }
  if (holds) search->found = image;
  return holds;
}

struct test_host_image test_host_image_of(const void *address) {
  struct search search = {(uintptr_t)address, {0, 0}};
  if (address) dl_iterate_phdr(look, &search);
  return search.found;
}

bool test_host_is_in(struct test_host_image image, const void *address) {
  return (uintptr_t)address >= image.first && (uintptr_t)address < image.end;
}
