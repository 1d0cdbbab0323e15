// Calls the C parts that need no Swift, so that sanitizers see their memory: .ci/sanitizers builds it.

#define _GNU_SOURCE
#include <dlfcn.h>
#include <limits.h>
#include <pthread.h>
#include <signal.h>
#include <stdarg.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/syscall.h>
#include <unistd.h>

#include "../../Sources/CTestHost/host.h"

#define check(condition) \
  do { \
    if (!(condition)) { \
      fprintf(stderr, "%s:%d: %s\n", __FILE__, __LINE__, #condition); \
      exit(1); \
    } \
  } while (0)

static int depth_reached;

static void leave_deep(int depth) {
  volatile char room[4096];
  memset((void *)room, depth, sizeof room);
  depth_reached = depth;
  if (depth == 0) test_host_abandon();
  leave_deep(depth - 1);
}

static void leaving(void *context) { leave_deep(*(int *)context); }

static void staying(void *context) { ++*(int *)context; }

static void nested(void *context) {
  check(test_host_run_abandonable(leaving, context));
  check(test_host_can_abandon());
  test_host_run_shielded(staying, context);
}

static void frames_can_be_left(void) {
  for (int round = 0; round < 100000; round++) {
    int depth = round % 50;
    check(test_host_run_abandonable(leaving, &depth));
    check(depth_reached == 0);
    check(!test_host_can_abandon());
  }
  int count = 3;
  check(!test_host_run_abandonable(nested, &count));
  check(count == 4);
}

static void crashing(void *context) {
  (void)context;
  abort();
}

static void crashes_leave_frames(void) {
  uintptr_t addresses[8];
  test_host_catch_crashes(true);
  for (int round = 0; round < 10; round++) {
    check(test_host_run_abandonable(crashing, NULL));
    check(test_host_take_crash(addresses, 8) > 0);
    check(test_host_take_crash(addresses, 8) == 0);
  }
  test_host_catch_crashes(false);
}

static volatile sig_atomic_t interruptions;

static void interrupt(int number) { interruptions += number == SIGUSR1; }

static void *interrupted(void *unused) {
  raise(SIGUSR1);
  return unused;
}

static void threads_are_known_to_sanitizers(void) {
  signal(SIGUSR1, interrupt);
  pthread_t thread;
  check(pthread_create(&thread, NULL, interrupted, NULL) == 0);
  check(pthread_join(thread, NULL) == 0);
  check(interruptions == 1);
}

static pthread_key_t last_words;

// Puts itself off until the last time that libc calls it, as Foundation does.
__attribute__((disable_sanitizer_instrumentation)) static void end_last(void *turn) {
  if ((long)turn < PTHREAD_DESTRUCTOR_ITERATIONS)
    pthread_setspecific(last_words, (void *)((long)turn + 1));
  else
    syscall(SYS_gettid);
}

static void *begin_to_end(void *unused) {
  check(pthread_setspecific(last_words, (void *)1) == 0);
  return unused;
}

static void threads_ask_the_kernel_at_their_very_end(void) {
  pthread_t thread;
  check(pthread_key_create(&last_words, end_last) == 0);
  check(pthread_create(&thread, NULL, begin_to_end, NULL) == 0);
  check(pthread_join(thread, NULL) == 0);
  check(pthread_key_delete(last_words) == 0);
}

static uint64_t hash_of(const char *bytes, size_t size) {
  char path[] = "/tmp/test-host-XXXXXX";
  int file = mkstemp(path);
  check(file >= 0);
  check(write(file, bytes, size) == (ssize_t)size);
  close(file);
  uint64_t hash = test_host_file_hash(path);
  unlink(path);
  return hash;
}

static void *first_call(void *gate) {
  pthread_barrier_wait(gate);
  random();
  drand48();
  lrand48();
  mrand48();
  test_host_running_task();
  return NULL;
}

// Each of these looks up libc's function or the runtime's when it is called for the first time.
static void first_calls_may_meet(void) {
  enum { count = 4 };
  pthread_barrier_t gate;
  pthread_t threads[count];
  check(pthread_barrier_init(&gate, NULL, count) == 0);
  for (int index = 0; index < count; index++)
    check(pthread_create(&threads[index], NULL, first_call, &gate) == 0);
  for (int index = 0; index < count; index++) check(pthread_join(threads[index], NULL) == 0);
  pthread_barrier_destroy(&gate);
}

static void files_are_told_apart(void) {
  // Around the size of a word, of the words side by side, and of a piece.
  size_t sizes[] = {1, 7, 8, 9, 63, 64, 65, 65535, 65536, 65537};
  for (size_t index = 0; index < sizeof sizes / sizeof sizes[0]; index++) {
    size_t size = sizes[index];
    char *bytes = calloc(size, 1);
    uint64_t zeros = hash_of(bytes, size);
    check(zeros == hash_of(bytes, size));
    bytes[size - 1] = 1;
    check(zeros != hash_of(bytes, size));
    free(bytes);
  }
  check(test_host_file_hash("/nowhere") == 0);
  check(test_host_file_hash("/tmp") == 0);
}

static void read_some(uint64_t *values, ...) {
  va_list list;
  va_start(list, values);
  test_host_read_arguments(list, "ild", values);
  va_end(list);
}

static void arguments_are_read(void) {
  uint64_t values[3];
  read_some(values, -1, (int64_t)1 << 40, 0.5);
  double half;
  memcpy(&half, &values[2], sizeof half);
  check(values[0] == UINT64_MAX && values[1] == (uint64_t)1 << 40 && half == 0.5);
}

static void stacks_are_walked(void) {
  uintptr_t addresses[64];
  for (size_t limit = 0; limit <= 64; limit++) {
    check(test_host_return_addresses(addresses, limit) <= limit);
  }
  struct test_host_row rows[4];
  test_host_find_rows(addresses, 4, rows);
  char path[8];
  for (int index = 0; index < 4; index++) test_host_row_path(&rows[index], path, sizeof path);
}

static void libraries_are_told_apart(void) {
  const char *names[] = {
      "printf", "free", "dispatch_async_f", "dispatch_source_create", "CFRunLoopGetCurrent",
      "swift_retain", "swift_release"};
  int count = sizeof names / sizeof *names;
  for (int first = 0; first < count; first++) {
    void *address = dlsym(RTLD_DEFAULT, names[first]);
    struct test_host_image image = test_host_image_of(address);
    Dl_info own, other;
    check(dladdr(address, &own) && test_host_is_in(image, address));
    for (int second = 0; second < count; second++) {
      void *another = dlsym(RTLD_DEFAULT, names[second]);
      bool same = dladdr(another, &other) && other.dli_fbase == own.dli_fbase;
      check(test_host_is_in(image, another) == same);
    }
  }
  int on_the_stack;
  check(!test_host_is_in(test_host_image_of(&on_the_stack), &on_the_stack));
  check(!test_host_is_in(test_host_image_of(NULL), NULL));
}

int main(void) {
  frames_can_be_left();
  crashes_leave_frames();
  threads_are_known_to_sanitizers();
  threads_ask_the_kernel_at_their_very_end();
  first_calls_may_meet();
  files_are_told_apart();
  arguments_are_read();
  stacks_are_walked();
  libraries_are_told_apart();
  puts("The C parts hold.");
  return 0;
}
