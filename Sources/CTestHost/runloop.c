// Run loops under a virtual clock.
//
// A run loop that waits needs the real clock, or its time-outs would never come. An observer turns
// the clock of the thread real at entry and virtual again at exit. The host's own polls leave it
// virtual, so that timers made in a test are compared with the clock with which they were made.

#define _GNU_SOURCE
#include <dlfcn.h>
#include <stddef.h>
#include <sys/timerfd.h>
#include <sys/syscall.h>
#include <unistd.h>

#include "host.h"

#define RUN_LOOP_ENTRY 1UL
#define RUN_LOOP_EXIT 128UL

typedef const void *ref;

static void loop_changed(ref observer, unsigned long activity, void *context) {
  (void)observer;
  (void)context;
  struct test_host_thread *thread = test_host_this_thread();
  if (thread->pumping) return;
  thread->suspended += activity == RUN_LOOP_ENTRY ? 1 : -1;
  if (thread->suspended < 0) thread->suspended = 0;
}

typedef void (*observer_callback)(ref observer, unsigned long activity, void *context);
typedef ref (*create_observer)(
    ref allocator, unsigned long activities, unsigned char repeats, long order,
    observer_callback callback, void *context);

static __thread bool watching;

void test_host_watch_run_loop(void) {
  if (watching) return;
  ref (*current)(void) = (ref(*)(void))dlsym(RTLD_DEFAULT, "CFRunLoopGetCurrent");
  create_observer create = (create_observer)dlsym(RTLD_DEFAULT, "CFRunLoopObserverCreate");
  void (*add)(ref, ref, ref) = (void (*)(ref, ref, ref))dlsym(RTLD_DEFAULT, "CFRunLoopAddObserver");
  ref *modes = (ref *)dlsym(RTLD_DEFAULT, "kCFRunLoopCommonModes");
  if (!current || !create || !add || !modes) return;
  // Before all other observers, for as long as the run loop lives.
  unsigned long activities = RUN_LOOP_ENTRY | RUN_LOOP_EXIT;
  add(current(), create(NULL, activities, 1, -1000000, loop_changed, NULL), *modes);
  watching = true;
}

void test_host_run_pumping(void (*body)(void *), void *context) {
  struct test_host_thread *thread = test_host_this_thread();
  thread->pumping += 1;
  body(context);
  thread->pumping -= 1;
}

void test_host_run_with_clock(
    struct test_host_clock clock, void (*body)(void *), void *context) {
  struct test_host_thread *thread = test_host_this_thread();
  struct test_host_thread before = *thread;
  thread->clock = clock;
  thread->suspended = 0;
  thread->pumping = 0;
  thread->advancing = false;
  body(context);
  *thread = before;
}

void test_host_wake_main_run_loop(void) {
  ref (*main_loop)(void) = ONCE(ref (*)(void), dlsym(RTLD_DEFAULT, "CFRunLoopGetMain"));
  void (*wake)(ref) = ONCE(void (*)(ref), dlsym(RTLD_DEFAULT, "CFRunLoopWakeUp"));
  if (main_loop && wake) wake(main_loop());
}

int64_t test_host_next_timer_delay(void) {
  ref (*current)(void) = ONCE(ref (*)(void), dlsym(RTLD_DEFAULT, "CFRunLoopGetCurrent"));
  ref *mode = ONCE(ref *, dlsym(RTLD_DEFAULT, "kCFRunLoopDefaultMode"));
  double (*now)(void) = ONCE(double (*)(void), dlsym(RTLD_DEFAULT, "CFAbsoluteTimeGetCurrent"));
  double (*next)(ref, ref) =
      ONCE(double (*)(ref, ref), dlsym(RTLD_DEFAULT, "CFRunLoopGetNextTimerFireDate"));
  if (!next || !current || !mode || !now) return -1;
  double date = next(current(), *mode);
  if (date == 0) return -1;
  double delay = (date - now()) * 1e9;
  if (delay > 9e18) return -1;
  return delay < 0 ? 0 : (int64_t)delay;
}

// Timers of run loops are timer descriptors with absolute deadlines. One armed under a virtual
// clock is held here and signalled when virtual time gets there.

#define HELD_LIMIT 32

struct held_timer {
  int descriptor;
  int64_t deadline;
};

static __thread struct held_timer held[HELD_LIMIT];
static __thread int held_count;

static int real_settime(int descriptor, int flags, const struct itimerspec *value) {
  return (int)syscall(SYS_timerfd_settime, descriptor, flags, value, NULL);
}

static int signal_now(int descriptor) {
  struct itimerspec at_once = {{0, 0}, {0, 1}};
  return real_settime(descriptor, 0, &at_once);
}

static void forget(int descriptor) {
  for (int i = 0; i < held_count; i += 1) {
    if (held[i].descriptor != descriptor) continue;
    held[i] = held[--held_count];
    return;
  }
}

int timerfd_settime(
    int descriptor, int flags, const struct itimerspec *value, struct itimerspec *before) {
  forget(descriptor);
  int64_t deadline = value->it_value.tv_sec * NANOSECONDS + value->it_value.tv_nsec;
  bool absolute = flags & TFD_TIMER_ABSTIME;
  if (!test_host_clock_is_virtual() || !absolute || deadline == 0 || held_count == HELD_LIMIT)
    return (int)syscall(SYS_timerfd_settime, descriptor, flags, value, before);
  struct timespec now;
  clock_gettime(CLOCK_MONOTONIC, &now);
  if (deadline <= now.tv_sec * NANOSECONDS + now.tv_nsec) return signal_now(descriptor);
  held[held_count++] = (struct held_timer){descriptor, deadline};
  struct itimerspec never = {{0, 0}, {0, 0}};
  return real_settime(descriptor, 0, &never);
}

void test_host_signal_due_timers(void) {
  if (held_count == 0 || !test_host_clock_is_virtual()) return;
  struct timespec now;
  clock_gettime(CLOCK_MONOTONIC, &now);
  int64_t uptime = now.tv_sec * NANOSECONDS + now.tv_nsec;
  for (int i = held_count - 1; i >= 0; i -= 1) {
    if (held[i].deadline > uptime) continue;
    signal_now(held[i].descriptor);
    held[i] = held[--held_count];
  }
}
