// Declarations that the files of this target share.

#ifndef CTESTHOST_PRIVATE_H
#define CTESTHOST_PRIVATE_H

#include <stdatomic.h>
#include <time.h>

#include "CTestHost.h"

/// Per-thread state that must be restored when a frame is left.
struct test_host_thread {
  struct test_host_clock clock;
  /// Above zero inside a run loop that waits in real time.
  int suspended;
  /// Above zero inside a run loop that this target drives.
  int pumping;
  /// True while virtual time is being moved from a libc call.
  bool advancing;
  /// True while the test's random numbers are being drawn.
  bool filling;
  /// Whether the test has given libc's `random` and `drand48` a seed.
  bool seeded_rand;
  bool seeded_rand48;
  /// Whether a test started the thread or the block that it runs, directly or through others.
  bool serves_test;
  /// The number of the app whose code runs here; zero for none.
  uint64_t app;
};

struct test_host_thread *test_host_this_thread(void);

/// Whether a test runs on this thread, or the thread does work that a test started.
bool test_host_serves_test(void);

/// The nanoseconds of the session on this thread, without what a block of a queue has slept.
int64_t test_host_session_time(void);

/// The function that one defined here replaces; NULL when there is none.
void *test_host_find_next(const char *name);

/// The same; aborts the process when there is none.
void *test_host_next(const char *name);

int test_host_real_clock_gettime(clockid_t clock, struct timespec *out);

/// Virtual nanoseconds until a time of libdispatch.
int64_t test_host_delay_until(uint64_t when);

// A block is an object that holds the function it calls.
struct test_host_block {
  void *isa;
  int flags;
  int reserved;
  void (*invoke)(void *block);
};

/// Functions of blocks and of libdispatch that have no header here, and the main queue; NULL for what
/// there is not.
struct test_host_dispatch {
  void *(*copy_block)(const void *block);
  void (*release_block)(const void *block);
  void (*retain)(void *object);
  void (*release)(void *object);
  void (*enter_group)(void *group);
  void (*leave_group)(void *group);
  void *(*global_queue)(intptr_t priority, uintptr_t flags);
  void *main_queue;
};

/// Filled before other code of this target runs.
extern struct test_host_dispatch test_host_dispatch;

/// What a look-up gives, asked for once at each use of the macro; threads that are there first at
/// once ask for it twice.
#define ONCE(type, lookup)                                        \
  ({                                                              \
    static _Atomic(type) known;                                   \
    __typeof__(type) found = atomic_load(&known);                 \
    if (!found) {                                                 \
      found = (type)(lookup);                                     \
      atomic_store(&known, found);                                \
    }                                                             \
    found;                                                        \
  })

/// The function that one defined here replaces.
#define NEXT(type, name) ONCE(type, test_host_next(name))

/// Counts a piece of work that begins; returns the argument for its end.
uint32_t test_host_begin_work(void);

/// Counts the end of a piece of work.
void test_host_end_work(uint32_t age);

/// Sends a function to a queue, as counted work.
// Whether the clock of this thread has taken over a block that is sent to a queue, and may belong to
// a group.
bool test_host_take_async(void *queue, void *block, void *group);

/// Whether the blocks of a queue run on its own threads, in real time.
bool test_host_runs_itself(void *queue);

/// A wait in the block of a queue.
struct test_host_queue_wait {
  int64_t began;
  int64_t last;
  int rests;
};

/// Leaves the block of a queue that runs on this thread, if it has waited for too long.
void test_host_wait_in_queue(struct test_host_queue_wait *wait);

/// Whether a block of a queue never ends, so that those after it wait for ever.
bool test_host_is_blocked(void *queue);

/// Whether Foundation has sent a block, which then runs on a thread of its queue; without a block,
/// whether the queue is one of Foundation's.
bool test_host_is_of_foundation(void *queue, void *block);

/// Lets a block wait for its turn in a queue.
void test_host_line_up(void *queue, void *block);

/// Whether a block of an app that is sent for the end of a group is taken over.
bool test_host_take_notification(void *group, void *queue, void *block);

void dispatch_async(void *queue, void *block);

/// Whether code of an app runs on this thread; it will be asked for its blocks on other threads then.
bool test_host_runs_app_code(void);

/// Whether a timer of libdispatch is one of an app, whose events the session makes.
bool test_host_take_timer(void *source, void *queue);

/// Starts or stops a timer of an app; does nothing for other objects.
void test_host_set_timer_active(void *source, bool active);

/// Drops the timers of this thread's app.
void test_host_forget_timers(void);

/// Runs a function of an app on a queue after some time of the session; frees its context.
void test_host_run_later(
    void *queue, int64_t nanoseconds, void (*function)(void *), void *context);

/// Runs a block that waits for its turn in some queue; false if there is none.
bool test_host_run_any_turn(void);

/// Lets only the block of a queue sleep that runs on this thread; false if none does.
bool test_host_sleep_in_queue(int64_t nanoseconds);

void test_host_async(void *queue, void *context, void (*function)(void *));

/// Sends a function to a queue after a short real delay, as counted work; false if it is long.
bool test_host_after(uint64_t when, void *queue, void *context, void (*function)(void *));

/// The same with a block.
bool test_host_after_block(uint64_t when, void *queue, void *block);

/// The addresses of a loaded library; none if `first` is `end`.
struct test_host_image {
  uintptr_t first;
  uintptr_t end;
};

/// The library that holds an address.
struct test_host_image test_host_image_of(const void *address);

/// Whether an address belongs to a library.
bool test_host_is_in(struct test_host_image image, const void *address);

/// Whether an address is in the image of Foundation.
bool test_host_is_in_foundation(const void *address);

/// Watches for crashes from now on.
void test_host_watch_crashes(void);

/// Leaves the innermost frame of a thread whose crashes are caught; returns if there is none.
void test_host_leave_crashed_frame(int number);

/// Writes the buffer of the log while the process crashes.
void test_host_flush_crashed_log(void);

#define NANOSECONDS 1000000000LL

#define SWIFT_CALL __attribute__((swiftcall))

// An executor as the concurrency runtime passes it.
struct executor_ref {
  void *identity;
  uintptr_t implementation;
};

// Sets a hook of the concurrency runtime; does nothing if the runtime has no hook of this name.
void test_host_set_hook(const char *name, void *value);

#endif
