// Random numbers of the machine; on a thread with a seed they follow that seed.
//
// Swift's standard library asks the kernel through `syscall`, and Foundation reads the device
// /dev/urandom. Test code may also call the functions of libc.

#define _GNU_SOURCE
#include <dlfcn.h>
#include <errno.h>
#include <stdarg.h>
#include <stdatomic.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/random.h>
#include <sys/stat.h>
#include <sys/syscall.h>
#include <sys/sysmacros.h>
#include <unistd.h>

#include "host.h"

static _Atomic uint64_t unseeded_draws;

uint64_t test_host_unseeded_draws(void) { return atomic_load(&unseeded_draws); }

// Counts a draw of a thread that a test started and that has no seed of its own.
static void count_draw(struct test_host_thread *thread) {
  if (!thread->clock.fill && thread->serves_test) atomic_fetch_add(&unseeded_draws, 1);
}

// Fills bytes with the seeded random numbers of this thread's test; false if it has none.
static bool fill(void *bytes, size_t count) {
  struct test_host_thread *thread = test_host_this_thread();
  count_draw(thread);
  if (!thread->clock.fill || thread->filling) return false;
  thread->filling = true;
  thread->clock.fill(thread->clock.context, bytes, count);
  thread->filling = false;
  return true;
}

// A static value waits for its own thread if making it asks for it, or was left by a failure: Swift's
// runtime would ask the kernel for ever, where the one of a Mac ends the process.
static void refuse_own_wait(void) {
  static const char words[] =
    "Fatal error: a static value is used while it is made, or after making it failed\n";
  (void)!write(STDERR_FILENO, words, sizeof words - 1);
  __builtin_trap();
}

// Before libc's function is found, a call is answered as by a kernel that does not have it.
//
// Foundation calls it at the very end of a thread, of which the thread sanitizer has already forgotten all:
// what it adds to functions would crash.
__attribute__((disable_sanitizer_instrumentation)) long syscall(long number, ...) {
  long values[6];
  va_list arguments;
  va_start(arguments, number);
  for (int i = 0; i < 6; i += 1) values[i] = va_arg(arguments, long);
  va_end(arguments);
  if (number == SYS_getrandom && fill((void *)values[0], (size_t)values[1])) return values[1];
  long (*real)(long, ...) = ONCE(long (*)(long, ...), dlsym(RTLD_NEXT, "syscall"));
  if (real) {
    long result = real(number, values[0], values[1], values[2], values[3], values[4], values[5]);
    if (number == SYS_futex && result == -1 && errno == EDEADLK) refuse_own_wait();
    return result;
  }
  errno = ENOSYS;
  return -1;
}

ssize_t getrandom(void *bytes, size_t count, unsigned int flags) {
  return syscall(SYS_getrandom, bytes, count, flags);
}

int getentropy(void *bytes, size_t count) {
  if (count <= 256 && syscall(SYS_getrandom, bytes, count, 0) == (long)count) return 0;
  errno = EIO;
  return -1;
}

static bool is_random_device(int descriptor) {
  struct stat file;
  if (fstat(descriptor, &file) != 0 || !S_ISCHR(file.st_mode)) return false;
  return file.st_rdev == makedev(1, 8) || file.st_rdev == makedev(1, 9);
}

ssize_t read(int descriptor, void *bytes, size_t count) {
  if (test_host_serves_test() && is_random_device(descriptor) && fill(bytes, count)) return (ssize_t)count;
  ssize_t (*real)(int, void *, size_t) =
      ONCE(ssize_t (*)(int, void *, size_t), test_host_find_next("read"));
  return real ? real(descriptor, bytes, count) : syscall(SYS_read, descriptor, bytes, count);
}

// A stream that libc reads from the device would fill its buffer past the functions above.
static ssize_t read_stream(void *unused, char *bytes, size_t count) {
  (void)unused;
  return getrandom(bytes, count, 0);
}

static FILE *open_file(const char *name, const char *path, const char *mode) {
  bool is_device = path && (!strcmp(path, "/dev/urandom") || !strcmp(path, "/dev/random"));
  if (is_device && mode && mode[0] == 'r')
    return fopencookie(NULL, "r", (cookie_io_functions_t){.read = read_stream});
  return ((FILE * (*)(const char *, const char *)) test_host_next(name))(path, mode);
}

FILE *fopen(const char *path, const char *mode) { return open_file("fopen", path, mode); }

FILE *fopen64(const char *path, const char *mode) { return open_file("fopen64", path, mode); }

void arc4random_buf(void *bytes, size_t count) {
  if (fill(bytes, count)) return;
  NEXT(void (*)(void *, size_t), "arc4random_buf")(bytes, count);
}

uint32_t arc4random(void) {
  uint32_t number;
  arc4random_buf(&number, sizeof number);
  return number;
}

uint32_t arc4random_uniform(uint32_t bound) {
  uint64_t number;
  if (bound > 1 && fill(&number, sizeof number)) return (uint32_t)(((number >> 32) * bound) >> 32);
  return NEXT(uint32_t (*)(uint32_t), "arc4random_uniform")(bound);
}

// Below, each family of functions keeps libc's numbers once the test has given it a seed.

// One draw of the test, or false if this thread's numbers are those of libc.
//
// All threads share libc's numbers, so a seed that one of them gives decides nothing in another.
static bool draw(bool is_seeded, uint64_t *number) {
  if (!is_seeded) return fill(number, sizeof *number);
  count_draw(test_host_this_thread());
  return false;
}

void test_host_forget_libc_seeds(void) {
  test_host_this_thread()->seeded_rand = false;
  test_host_this_thread()->seeded_rand48 = false;
}

void srand(unsigned int seed) {
  test_host_this_thread()->seeded_rand = true;
  NEXT(void (*)(unsigned int), "srand")(seed);
}

void srandom(unsigned int seed) { srand(seed); }

long random(void) {
  uint64_t number;
  if (draw(test_host_this_thread()->seeded_rand, &number)) return (long)(number >> 33);
  return NEXT(long (*)(void), "random")();
}

int rand(void) { return (int)random(); }

void srand48(long seed) {
  test_host_this_thread()->seeded_rand48 = true;
  NEXT(void (*)(long), "srand48")(seed);
}

double drand48(void) {
  uint64_t number;
  if (draw(test_host_this_thread()->seeded_rand48, &number))
    return (double)(number >> 11) * 0x1p-53;
  return NEXT(double (*)(void), "drand48")();
}

long lrand48(void) {
  uint64_t number;
  if (draw(test_host_this_thread()->seeded_rand48, &number)) return (long)(number >> 33);
  return NEXT(long (*)(void), "lrand48")();
}

long mrand48(void) {
  uint64_t number;
  if (draw(test_host_this_thread()->seeded_rand48, &number)) return (long)(int32_t)(number >> 32);
  return NEXT(long (*)(void), "mrand48")();
}

// The order of sets and dictionaries. The standard library draws two seeds when it is loaded, and
// mixes in the address of each table unless hashing is deterministic.

struct hashing_parameters {
  uint64_t seeds[2];
  bool is_deterministic;
};

static struct hashing_parameters *hashing_parameters(void) {
  return dlsym(RTLD_DEFAULT, "_swift_stdlib_Hashing_parameters");
}

__attribute__((constructor)) static void seed_hashing(void) {
  struct hashing_parameters *parameters = hashing_parameters();
  const char *number = getenv("REHEARSAL_HASHING");
  if (!parameters) return;
  parameters->seeds[0] = number ? strtoull(number, NULL, 10) : 1;
  parameters->seeds[1] = 0x9E3779B97F4A7C15ULL;
  parameters->is_deterministic = true;
}

// Blocks that take the places of earlier tables, so that tables of the next run have other addresses.
enum { block_sizes = 64, block_step = 32, most_rounds = 8 };
static void *blocks[block_sizes * most_rounds];
static unsigned int block_count;

void test_host_free_hashing(unsigned int round) {
  struct hashing_parameters *parameters = hashing_parameters();
  if (!parameters || block_count) return;
  unsigned int rounds = round < most_rounds ? round + 1 : most_rounds;
  for (unsigned int size = 1; size <= block_sizes; size += 1)
    for (unsigned int copy = 0; copy < rounds; copy += 1)
      blocks[block_count++] = malloc(size * block_step);
  parameters->is_deterministic = false;
}

void test_host_fix_hashing(void) {
  struct hashing_parameters *parameters = hashing_parameters();
  if (!parameters) return;
  parameters->is_deterministic = true;
  while (block_count) free(blocks[--block_count]);
}
