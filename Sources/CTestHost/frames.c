// Frames that can be left from any depth.

#define _GNU_SOURCE
#include <dlfcn.h>
#include <pthread.h>
#include <setjmp.h>
#include <signal.h>
#include <stddef.h>
#include <stdlib.h>
#include <string.h>
#include <sys/mman.h>

#include "CTestHost.h"
#include "host.h"

struct frame {
  jmp_buf target;
  struct frame *outer;
  struct test_host_thread saved;
  // Whether callers have something to release first, and whether the frame is left after that.
  bool is_held, is_over;
};

static __thread struct frame *innermost;

typedef void (*bracket)(char *state);

// The runtime keeps a thread's open memory accesses in a list on the stack. A body that is left
// without unwinding would leave dangling records there, so it gets a separate list.
static bracket enter_context, exit_context;

__attribute__((constructor)) static void find_brackets(void) {
  enter_context = (bracket)dlsym(RTLD_DEFAULT, "swift_task_enterThreadLocalContext");
  exit_context = (bracket)dlsym(RTLD_DEFAULT, "swift_task_exitThreadLocalContext");
}

bool test_host_run_abandonable(void (*body)(void *), void *context) {
  struct frame frame;
  void *accesses[4] = {NULL, NULL, NULL, NULL};
  frame.outer = innermost;
  frame.saved = *test_host_this_thread();
  frame.is_held = frame.is_over = false;
  if (enter_context) enter_context((char *)accesses);
  bool abandoned;
  if (_setjmp(frame.target) == 0) {
    innermost = &frame;
    body(context);
    abandoned = false;
  } else {
    *test_host_this_thread() = frame.saved;
    abandoned = true;
  }
  innermost = frame.outer;
  if (exit_context) exit_context((char *)accesses);
  return abandoned;
}

void test_host_run_shielded(void (*body)(void *), void *context) {
  struct frame *outer = innermost;
  innermost = NULL;
  body(context);
  innermost = outer;
}

bool test_host_can_abandon(void) { return innermost != NULL; }

void test_host_abandon(void) {
  if (!innermost) abort();
  // As _longjmp, but the thread sanitizer knows this name and forgets the frames that are left.
  longjmp(innermost->target, 1);
}

bool test_host_hold(void) {
  if (!innermost || innermost->is_held) return false;
  return innermost->is_held = true;
}

bool test_host_let_go(void) {
  innermost->is_held = false;
  return innermost->is_over;
}

bool test_host_abandon_later(void) {
  return innermost && innermost->is_held && (innermost->is_over = true);
}

// Crashes that leave a frame, as a failure does, instead of ending the process. Swift traps with an
// illegal instruction or a breakpoint; its runtime aborts.

// The depth of the stack in most crashes; deeper stacks are read again.
#define USUAL_ADDRESSES 96

static __thread struct {
  bool is_caught;
  sigset_t mask;
  uintptr_t usual[USUAL_ADDRESSES];
  // Room for a deeper stack, if there was one.
  uintptr_t *deep;
  size_t room;
  size_t count;
} crash;

static void forget_crash(void) {
  if (crash.deep) munmap(crash.deep, crash.room * sizeof *crash.deep);
  crash.deep = NULL;
  crash.count = 0;
}

// Reads the whole stack. A signal handler must not call malloc, but it may call mmap.
static void read_crashed_stack(void) {
  forget_crash();
  crash.room = USUAL_ADDRESSES;
  crash.count = test_host_return_addresses(crash.usual, crash.room);
  while (crash.count == crash.room) {
    size_t room = crash.room * 4;
    void *memory = mmap(NULL, room * sizeof *crash.deep, PROT_READ | PROT_WRITE,
                        MAP_PRIVATE | MAP_ANONYMOUS, -1, 0);
    if (memory == MAP_FAILED) return;
    forget_crash();
    crash.deep = memory;
    crash.room = room;
    crash.count = test_host_return_addresses(crash.deep, room);
  }
}

void test_host_leave_crashed_frame(int number) {
  bool is_of_swift = number == SIGILL || number == SIGTRAP || number == SIGABRT;
  if (!is_of_swift || !crash.is_caught || !innermost) return;
  read_crashed_stack();
  pthread_sigmask(SIG_SETMASK, &crash.mask, NULL);
  test_host_abandon();
}

bool test_host_catch_crashes(bool catches) {
  test_host_watch_crashes();
  pthread_sigmask(SIG_SETMASK, NULL, &crash.mask);
  bool earlier = crash.is_caught;
  crash.is_caught = catches;
  return earlier;
}

size_t test_host_crash_depth(void) { return crash.count; }

size_t test_host_take_crash(uintptr_t *addresses, size_t limit) {
  size_t count = crash.count < limit ? crash.count : limit;
  memcpy(addresses, crash.deep ? crash.deep : crash.usual, count * sizeof *addresses);
  forget_crash();
  return count;
}
