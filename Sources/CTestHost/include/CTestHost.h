#ifndef CTESTHOST_H
#define CTESTHOST_H

#include <stdarg.h>
#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

// Abandonable frames: a test body that can be left from any depth without unwinding.

/// Runs `body` in a frame that `test_host_abandon` can leave; true when it was left that way.
bool test_host_run_abandonable(void (*_Nonnull body)(void *_Nullable), void *_Nullable context);

/// Runs `body` so that nothing in it can leave a frame armed outside it.
void test_host_run_shielded(void (*_Nonnull body)(void *_Nullable), void *_Nullable context);

/// Whether a frame is armed on this thread.
bool test_host_can_abandon(void);

/// Leaves the innermost armed frame of this thread; aborts the process when there is none.
_Noreturn void test_host_abandon(void);

/// Holds the innermost frame until `test_host_let_go`; false without one, or if it is held already.
bool test_host_hold(void);

/// Lets go of the frame; true if it has to be left now.
bool test_host_let_go(void);

/// Has the innermost frame left when it is let go of; false if nothing holds it.
bool test_host_abandon_later(void);

/// Sets whether a crash of Swift code in an armed frame of this thread leaves that frame, and
/// returns the earlier setting. A crash outside such a frame ends the process, like any other.
bool test_host_catch_crashes(bool catches);

/// Returns the stack depth of the crash that has left a frame of this thread; 0 if there was
/// none.
size_t test_host_crash_depth(void);

/// Copies the return addresses of that crash, innermost first, and forgets it; returns how many
/// were copied.
size_t test_host_take_crash(uintptr_t *_Nonnull addresses, size_t limit);

// The virtual clock of a thread: libc's clocks and sleeps follow it while it is set. Random
// numbers of the standard library, of Foundation and of libc come from it, too.

/// A version of a system.
struct test_host_version {
  uint32_t major;
  uint32_t minor;
  uint32_t patch;
};

/// A source of time and random numbers for one thread; all zero means those of the machine.
struct test_host_clock {
  /// Handed to the callbacks.
  void *_Nullable context;
  /// Nanoseconds of virtual time since the start.
  int64_t (*_Nullable now)(void *_Nullable context);
  /// Lets a number of nanoseconds of virtual time pass.
  void (*_Nullable advance)(void *_Nullable context, int64_t nanoseconds);
  /// Takes over a block to be dispatched after a delay; false leaves it to libdispatch.
  bool (*_Nullable dispatch)(void *_Nullable context, int64_t delay, void *_Nonnull block);
  /// Takes over a block that is sent to a queue; false leaves it to libdispatch. Without a block it
  /// reports that one is sent to a queue that runs itself, and says whether code of an app runs.
  bool (*_Nullable async)(void *_Nullable context, void *_Nullable block);
  /// Lets the next event happen, within this much virtual time, because a wait blocks this thread.
  void (*_Nullable idle)(void *_Nullable context, int64_t nanoseconds);
  /// Fills bytes with random numbers.
  void (*_Nullable fill)(void *_Nullable context, void *_Nonnull bytes, size_t count);
  /// The version of the system that the test's device runs; zero for that of the machine.
  struct test_host_version (*_Nullable version)(void *_Nullable context);
  /// Calendar time at virtual zero, in nanoseconds since 1970.
  int64_t calendar_start;
};

/// Sets the clock of this thread and returns the previous one, so that it can be restored.
struct test_host_clock test_host_swap_clock(struct test_host_clock clock);

/// Takes the numbers of `random` and `drand48` from the clock's `fill` again, although code on this
/// thread has given them a seed.
void test_host_forget_libc_seeds(void);

/// The number of the app whose code runs on this thread; zero for none. Threads that the code
/// starts, and blocks that it sends, belong to the same app.
uint64_t test_host_app(void);

/// Sets the number of the app whose code runs from now on; zero for none.
void test_host_set_app(uint64_t number);

/// How often threads and blocks that tests started have drawn random numbers so far: those come from
/// the machine.
uint64_t test_host_unseeded_draws(void);

/// Lets the addresses of new sets and dictionaries decide their orders, as in other programs, until
/// the function below is called; a higher round gives other addresses.
void test_host_free_hashing(unsigned int round);

/// Gives new sets and dictionaries the same order in every run again.
void test_host_fix_hashing(void);

/// Whether this thread's clocks are virtual at this moment.
bool test_host_clock_is_virtual(void);

/// Uptime at virtual zero, in nanoseconds: so far ahead that no deadline handed to a real thread
/// by accident ever comes due.
int64_t test_host_uptime_start(void);

/// Waits in real time, even if this thread's clock is virtual.
void test_host_real_sleep(int64_t nanoseconds);

/// The nanoseconds for which this thread has waited in real time so far.
int64_t test_host_real_sleeps(void);

/// The real monotonic clock in nanoseconds, even if this thread's clock is virtual.
int64_t test_host_real_now(void);

/// Sends a block taken over by `dispatch` to its queue now.
void test_host_fire_block(void *_Nonnull block);

/// The queue of a block taken over by `async`.
void *_Nonnull test_host_queue_of_block(void *_Nonnull block);

/// Keeps a queue until it is released.
void test_host_retain_queue(void *_Nonnull queue);

/// Releases a queue that was kept.
void test_host_release_queue(void *_Nonnull queue);

/// Whether a queue is the main one.
bool test_host_is_main_queue(void *_Nonnull queue);

/// Whether a queue is one of the system's, which the code of all can use.
bool test_host_is_of_system(void *_Nonnull queue);

/// The name of a queue; empty if it has none.
const char *_Nonnull test_host_queue_label(void *_Nonnull queue);

/// Runs a block taken over by `async` from an app on this thread, or the one before it that waits in
/// the same queue; nothing if it has run.
void test_host_run_turn(void *_Nonnull queue, void *_Nonnull block, uint64_t app);

/// Runs a block taken over by `dispatch` after those that its queue has, or sends it to a queue that
/// runs itself.
void test_host_run_late_block(void *_Nonnull block);

/// How many blocks of queues were left on this thread since the last call, because they waited or slept
/// without end.
int test_host_take_left_blocks(void);

/// By how many nanoseconds the block of a queue that runs on this thread is later than the clock,
/// because it has slept.
int64_t test_host_lateness(void);

/// Drops the timers of this thread's app, and the blocks of queues that wait for their turn.
void test_host_forget_turns(void);

/// Runs a block taken over by `async` on this thread, if its queue is the main one.
void test_host_run_block(void *_Nonnull block);

/// The number of blocks sent to their queues that have not ended.
int test_host_blocks_under_way(void);

/// Drops a block taken over by `dispatch`.
void test_host_drop_block(void *_Nonnull block);

// The work of other threads.

/// What other threads than this one may still do.
struct test_host_work {
  /// Changes whenever a piece of work begins or ends, on any thread.
  uint64_t changes;
  /// Whether blocks wait in queues or run.
  bool has_blocks;
  /// Whether anything else could do something at any time: a thread, a source of events.
  bool has_others;
};

/// What other threads may do at this moment.
struct test_host_work test_host_other_work(void);

/// Forgets the blocks and sources so far: those left by an earlier test do not belong to a new one.
void test_host_forget_work(void);

/// Leaves the calling thread out of the work, since it belongs to the host.
void test_host_leave_out_thread(void);

// Run loops: their own waits are real, also under a virtual clock.

/// Keeps this thread's run loop on real time while it waits; call it once for each thread.
void test_host_watch_run_loop(void);

/// Runs `body` with this thread's clock virtual inside run loops too.
void test_host_run_pumping(void (*_Nonnull body)(void *_Nullable), void *_Nullable context);

/// Runs `body`, called from inside a run loop, with this thread's clock set to `clock`.
void test_host_run_with_clock(
    struct test_host_clock clock, void (*_Nonnull body)(void *_Nullable),
    void *_Nullable context);

/// Wakes the main thread's run loop, so that it handles its pending work.
void test_host_wake_main_run_loop(void);

/// Virtual nanoseconds until the next timer of this thread's run loop; negative when there is none.
int64_t test_host_next_timer_delay(void);

/// Signals the run-loop timers of this thread that have come due in virtual time.
void test_host_signal_due_timers(void);

/// Lets a timer that a test adds to its run loop end with the test; does nothing outside of tests.
void test_host_keep_timer(const void *_Nullable timer);

/// Ends the timers that the test of this thread has added to run loops.
void test_host_end_kept_timers(void);

// Swift concurrency: the places where the runtime hands out jobs.

/// A job of the runtime; it can only be run or handed back.
struct test_host_job {
  void *_Nonnull job;
  /// The queue it was sent to, if it was sent straight to libdispatch.
  void *_Nullable queue;
  /// The function that runs it.
  void (*_Nonnull run)(void *_Nonnull job);
  /// Whether it belongs to the main actor.
  bool is_main;
};

/// Callbacks that take over jobs; a callback returns false to leave the job to the runtime.
struct test_host_jobs {
  void *_Nullable context;
  /// A job that is ready now.
  bool (*_Nullable ready)(void *_Nullable context, struct test_host_job job);
  /// A job that becomes ready after a number of nanoseconds.
  bool (*_Nullable delayed)(void *_Nullable context, int64_t delay, struct test_host_job job);
};

/// Diverts jobs of the whole process; false if they are already diverted.
bool test_host_divert_jobs(struct test_host_jobs jobs);

/// Gives the jobs back to the runtime.
void test_host_restore_jobs(void);

/// Diverts jobs that are handed out on this thread and returns the previous callbacks. They come
/// before those of the process; all zero diverts none.
struct test_host_jobs test_host_swap_thread_jobs(struct test_host_jobs jobs);

/// Sets whether this thread counts as the main thread where Swift checks that code is on the main
/// actor; returns what it was.
bool test_host_stand_for_main_thread(bool stands);

/// The number of the task that a job belongs to, which no other task of the process has; 0 if the
/// runtime does not tell.
uint64_t test_host_task_of(struct test_host_job job);

/// Whether a job is a part of a task, and not the turn of an actor, which runs the parts that wait
/// for it. True if the runtime does not tell.
bool test_host_is_task(struct test_host_job job);

/// The task that runs on this thread; null if none does.
void *_Nullable test_host_running_task(void);

/// The functions at which a suspended task goes on, innermost first: the one that runs next, then
/// its callers. Returns how many were written; 0 if the task cannot be read.
size_t test_host_task_frames(
    const void *_Nonnull task, uintptr_t *_Nonnull frames, size_t room);

/// Runs a job on this thread.
void test_host_run_job(struct test_host_job job);

/// Gives a diverted job to the runtime.
void test_host_release_job(struct test_host_job job);

// The stack.

/// Hides the frames of the caller and further out from ``test_host_return_addresses`` on this
/// thread; returns the argument for ``test_host_end_stack``.
uintptr_t test_host_begin_stack(void);

/// Ends what ``test_host_begin_stack`` began; `before` is what that returned.
void test_host_end_stack(uintptr_t before);

/// Starts or stops remembering where errors are thrown on this thread.
void test_host_watch_throws(bool is_on);

/// Copies the return addresses of the place that threw an error on this thread, before as many
/// later places that threw it again; returns how many there are, which is 0 if there is no such
/// place and may be more than were copied.
size_t test_host_throw_addresses(
    const void *_Nonnull error, size_t later, uintptr_t *_Nullable addresses, size_t limit);

/// Fills in the return addresses of the present stack, innermost first; returns how many there are.
size_t test_host_return_addresses(uintptr_t *_Nullable addresses, size_t limit);

/// The entry of an address in the program's line tables; line 0 means that it has none.
struct test_host_row {
  size_t unit;
  uint32_t file;
  uint32_t line;
  /// 0 for code that stands for a whole declaration.
  uint32_t column;
};

/// Looks up addresses of the program, at most 128 at once; those of libraries have no entry.
void test_host_find_rows(
    const uintptr_t *_Nonnull addresses, size_t count, struct test_host_row *_Nonnull rows);

/// Writes the path of a row's source file; false if it is unknown or too long.
bool test_host_row_path(const struct test_host_row *_Nonnull row, char *_Nonnull path, size_t size);

/// Where the program or library that an address lies in begins; null for none.
const void *_Nullable test_host_library(uintptr_t address);

/// The mangled name of the exported function of a library that an address lies in; null for none.
const char *_Nullable test_host_exported_symbol(uintptr_t address);

// The bundle of the process.

/// Gives the process's own bundle the identifier of a runner of UI tests, if it has none.
void test_host_name_runner(void);

/// The identifier of a bundle, a `CFString`; NULL if it has none.
const void *_Nullable test_host_bundle_identifier(const void *_Nullable bundle);

// Arguments.

/// Takes arguments out of a list, one for each letter: `i` an int, `l` 64 bits, `d` a double, `p` a
/// pointer. Each value is given as its bits; an int is widened with its sign.
void test_host_read_arguments(
    va_list arguments, const char *_Nonnull kinds, uint64_t *_Nonnull values);

// Tests.

/// Whether the program has tests of Swift Testing.
bool test_host_has_testing_tests(void);

// The log.

/// Sends the log to the end of a file instead of standard output; false if it cannot be opened.
bool test_host_log_open(const char *_Nonnull path);

/// Adds to the log; from the first call on, a crash writes the log's buffer too.
void test_host_log_write(const void *_Nonnull bytes, size_t count);

/// Writes the contents of the log's buffer.
void test_host_log_flush(void);

/// A number that depends on all bytes of a file; 0 for a file that cannot be read.
uint64_t test_host_file_hash(const char *_Nonnull path);

#endif
