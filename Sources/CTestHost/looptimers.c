// Timers that a test adds to its run loop. They end with it: the clock of the next test begins
// anew, so they would be due for ever and never fire.

#define _GNU_SOURCE
#include <dlfcn.h>
#include <stdlib.h>

#include "host.h"

typedef const void *ref;

struct kept {
  ref timer;
  struct kept *next;
};

static __thread struct kept *kept;

// A repeating timer that was made with nothing but an interval says that it fires now; Apple's
// waits.
static void delay_first(ref timer) {
  double (*interval)(ref) = (double (*)(ref))dlsym(RTLD_DEFAULT, "CFRunLoopTimerGetInterval");
  double (*first)(ref) = (double (*)(ref))dlsym(RTLD_DEFAULT, "CFRunLoopTimerGetNextFireDate");
  double (*now)(void) = (double (*)(void))dlsym(RTLD_DEFAULT, "CFAbsoluteTimeGetCurrent");
  void (*set)(ref, double) =
      (void (*)(ref, double))dlsym(RTLD_DEFAULT, "CFRunLoopTimerSetNextFireDate");
  if (!interval || !first || !now || !set) return;
  double seconds = interval(timer);
  if (seconds > 0 && first(timer) <= now()) set(timer, now() + seconds);
}

void test_host_keep_timer(const void *timer) {
  ref (*retain)(ref) = (ref(*)(ref))dlsym(RTLD_DEFAULT, "CFRetain");
  if (!timer || !retain || !test_host_clock_is_virtual()) return;
  struct kept *one = malloc(sizeof *one);
  if (!one) return;
  delay_first(timer);
  *one = (struct kept){retain(timer), kept};
  kept = one;
}

void test_host_end_kept_timers(void) {
  void (*invalidate)(ref) = (void (*)(ref))dlsym(RTLD_DEFAULT, "CFRunLoopTimerInvalidate");
  void (*release)(ref) = (void (*)(ref))dlsym(RTLD_DEFAULT, "CFRelease");
  while (kept) {
    struct kept *one = kept;
    kept = one->next;
    if (invalidate) invalidate(one->timer);
    if (release) release(one->timer);
    free(one);
  }
}

// Foundation adds each timer with this function. Where apps are their own source, another function
// of this name decides first whose timer it is.
__attribute__((weak)) void CFRunLoopAddTimer(ref loop, ref timer, ref mode) {
  void (*real)(ref, ref, ref) =
      ONCE(void (*)(ref, ref, ref), dlsym(RTLD_NEXT, "CFRunLoopAddTimer"));
  test_host_keep_timer(timer);
  if (real) real(loop, timer, mode);
}
