// libc's clocks and sleeps, which follow the virtual clock of a thread that has one.

#define _GNU_SOURCE
#include <dlfcn.h>
#include <errno.h>
#include <stddef.h>
#include <stdlib.h>
#include <string.h>
#include <sys/syscall.h>
#include <sys/time.h>
#include <unistd.h>

#include "host.h"

// Ten years.
#define UPTIME_START (10LL * 365 * 86400 * NANOSECONDS)

static __thread struct test_host_thread thread;

struct test_host_thread *test_host_this_thread(void) { return &thread; }

bool test_host_serves_test(void) { return thread.clock.fill || thread.serves_test; }

uint64_t test_host_app(void) { return thread.app; }

void test_host_set_app(uint64_t number) { thread.app = number; }

struct test_host_clock test_host_swap_clock(struct test_host_clock clock) {
  struct test_host_clock before = thread.clock;
  thread.clock = clock;
  return before;
}

bool test_host_clock_is_virtual(void) { return thread.clock.now && thread.suspended == 0; }

int64_t test_host_uptime_start(void) { return UPTIME_START; }

void *test_host_find_next(const char *name) {
  // A sanitizer intercepts calls between a program and libc, and must see new threads and work that
  // is sent: it crashes for a thread whose start it has not seen. Its functions have this prefix.
  char of_sanitizer[64] = "___interceptor_";
  strncat(of_sanitizer, name, sizeof of_sanitizer - strlen(of_sanitizer) - 1);
  void *found = dlsym(RTLD_DEFAULT, of_sanitizer);
  return found ? found : dlsym(RTLD_NEXT, name);
}

void *test_host_next(const char *name) {
  void *found = test_host_find_next(name);
  if (!found) abort();
  return found;
}

static int (*real_gettime)(clockid_t, struct timespec *);

__attribute__((constructor)) static void find_real_clock(void) {
  real_gettime = (int (*)(clockid_t, struct timespec *))dlsym(RTLD_NEXT, "clock_gettime");
}

// Before the constructor has run, or without a next libc, call the kernel directly.
int test_host_real_clock_gettime(clockid_t clock, struct timespec *out) {
  if (real_gettime) return real_gettime(clock, out);
  return (int)syscall(SYS_clock_gettime, clock, out);
}

int64_t test_host_real_now(void) {
  struct timespec now = {0, 0};
  test_host_real_clock_gettime(CLOCK_MONOTONIC, &now);
  return now.tv_sec * NANOSECONDS + now.tv_nsec;
}

static __thread int64_t slept;

int64_t test_host_real_sleeps(void) { return slept; }

void test_host_real_sleep(int64_t nanoseconds) {
  if (nanoseconds <= 0) return;
  slept += nanoseconds;
  struct timespec span = {nanoseconds / NANOSECONDS, nanoseconds % NANOSECONDS};
  while (syscall(SYS_nanosleep, &span, &span) != 0 && errno == EINTR) {
  }
}

// Time never runs before zero, and a clock that only moves forward has no negative part.
static struct timespec spec(int64_t nanoseconds) {
  if (nanoseconds < 0) nanoseconds = 0;
  struct timespec out = {nanoseconds / NANOSECONDS, nanoseconds % NANOSECONDS};
  return out;
}

// Spans are limited to about 31 years: enough for every sleep, and far from overflow.
static int64_t span_nanoseconds(const struct timespec *span) {
  int64_t longest = NANOSECONDS;
  if (span->tv_sec >= longest) return longest * NANOSECONDS;
  return span->tv_sec * NANOSECONDS + span->tv_nsec;
}

static bool is_calendar(clockid_t clock) {
  return clock == CLOCK_REALTIME || clock == CLOCK_REALTIME_COARSE || clock == CLOCK_TAI;
}

static bool is_virtual_kind(clockid_t clock) {
  return is_calendar(clock) || clock == CLOCK_MONOTONIC || clock == CLOCK_MONOTONIC_COARSE ||
         clock == CLOCK_MONOTONIC_RAW || clock == CLOCK_BOOTTIME;
}

int64_t test_host_session_time(void) {
  return thread.clock.now ? thread.clock.now(thread.clock.context) : 0;
}

static int64_t virtual_now(clockid_t clock) {
  int64_t start = is_calendar(clock) ? thread.clock.calendar_start : UPTIME_START;
  return start + test_host_session_time() + test_host_lateness();
}

// An event that fires while time moves may sleep too; the move already includes that sleep.
static void advance(int64_t nanoseconds) {
  if (!thread.clock.advance || nanoseconds <= 0 || test_host_sleep_in_queue(nanoseconds)) return;
  if (thread.advancing) return;
  thread.advancing = true;
  thread.clock.advance(thread.clock.context, nanoseconds);
  thread.advancing = false;
}

int clock_gettime(clockid_t clock, struct timespec *out) {
  if (!test_host_clock_is_virtual() || !is_virtual_kind(clock))
    return test_host_real_clock_gettime(clock, out);
  *out = spec(virtual_now(clock));
  return 0;
}

int gettimeofday(struct timeval *restrict out, void *restrict zone) {
  struct timespec now;
  (void)zone;
  if (clock_gettime(CLOCK_REALTIME, &now) != 0) return -1;
  out->tv_sec = now.tv_sec;
  out->tv_usec = now.tv_nsec / 1000;
  return 0;
}

time_t time(time_t *out) {
  struct timespec now;
  if (clock_gettime(CLOCK_REALTIME, &now) != 0) return -1;
  if (out) *out = now.tv_sec;
  return now.tv_sec;
}

int clock_nanosleep(
    clockid_t clock, int flags, const struct timespec *span, struct timespec *left) {
  if (!test_host_clock_is_virtual() || !is_virtual_kind(clock))
    return syscall(SYS_clock_nanosleep, clock, flags, span, left) == 0 ? 0 : errno;
  int64_t nanoseconds = span_nanoseconds(span);
  advance(flags & TIMER_ABSTIME ? nanoseconds - virtual_now(clock) : nanoseconds);
  if (left && !(flags & TIMER_ABSTIME)) *left = spec(0);
  return 0;
}

int nanosleep(const struct timespec *span, struct timespec *left) {
  int code = clock_nanosleep(CLOCK_MONOTONIC, 0, span, left);
  if (code == 0) return 0;
  errno = code;
  return -1;
}

unsigned int sleep(unsigned int seconds) {
  struct timespec span = {seconds, 0}, left = {0, 0};
  if (nanosleep(&span, &left) == 0) return 0;
  return (unsigned int)left.tv_sec;
}

int usleep(useconds_t microseconds) {
  struct timespec span = spec((int64_t)microseconds * 1000);
  return nanosleep(&span, NULL);
}
