#include "CTestHost.h"

#include <fcntl.h>
#include <string.h>
#include <sys/mman.h>
#include <sys/stat.h>
#include <unistd.h>

static uint64_t mixed(uint64_t hash, uint64_t word) {
  hash = (hash ^ word) * 0x9E3779B97F4A7C15u;
  return hash ^ (hash >> 29);
}

uint64_t test_host_file_hash(const char *path) {
  int file = open(path, O_RDONLY | O_CLOEXEC);
  struct stat found;
  if (file < 0) return 0;
  if (fstat(file, &found) != 0 || !S_ISREG(found.st_mode) || found.st_size == 0) {
    close(file);
    return 0;
  }
  size_t size = (size_t)found.st_size;
  const char *bytes = mmap(NULL, size, PROT_READ, MAP_PRIVATE, file, 0);
  close(file);
  if (bytes == MAP_FAILED) return 0;
  uint64_t hash = size;
  for (size_t place = 0; place < size; place += 8) {
    uint64_t word = 0;
    memcpy(&word, bytes + place, size - place < 8 ? size - place : 8);
    hash = mixed(hash, word);
  }
  munmap((void *)bytes, size);
  return hash;
}
