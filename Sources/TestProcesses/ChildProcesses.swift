import EnvironmentVariables
package import Foundation
import Glibc
import Synchronization

/// The processes that the tool has started: a signal that ends the tool ends them first.
package final class ChildProcesses: Sendable {
  private struct Running {
    var processes: [pid_t] = []
    var isWatching = false
    var isEnding = false
  }

  private let running = Mutex(Running())

  /// Those of this process.
  package static let shared = ChildProcesses()

  /// The signals with which users and schedulers end a program.
  private static let signals = [SIGINT, SIGTERM, SIGHUP]
  /// How long processes may take to end before they are killed, in milliseconds.
  private static let patience = 5_000

  /// Starts a process, which ends with this one.
  package func start(_ process: Process) throws {
    process.environment = (process.environment ?? ProcessInfo.processInfo.environment)
      .merging([EnvironmentVariable.parent.name: String(getpid())]) { $1 }
    try running.withLock { running in
      if !running.isWatching {
        running.isWatching = true
        watch()
      }
      guard !running.isEnding else { return }
      try process.run()
      running.processes.append(process.processIdentifier)
    }
    stayIfEnding()
  }

  /// Waits for the end of a process; does not return while the tool is being ended.
  ///
  /// Foundation would wait for the processes that this one has started, too, since they inherit the
  /// socket by which it learns of the end: a build that dies can leave its compilers behind.
  package func wait(for process: Process) -> ChildEnd {
    let end = Self.end(of: process)
    running.withLock { $0.processes.removeAll { $0 == process.processIdentifier } }
    stayIfEnding()
    return end
  }

  private static func end(of process: Process) -> ChildEnd {
    var end = siginfo_t()
    repeat {
      // Foundation collects the process later, unless it has done so already.
      let code = waitid(P_PID, id_t(process.processIdentifier), &end, WEXITED | WNOWAIT)
      if code == 0 { return ChildEnd(end) }
    } while errno == EINTR
    process.waitUntilExit()
    return process.terminationReason == .exit
      ? .code(process.terminationStatus) : .signal(process.terminationStatus)
  }

  /// Code after an ended process must not run, such as a message that it was ended.
  private func stayIfEnding() {
    while running.withLock({ $0.isEnding }) { usleep(10_000) }
  }

  /// Waits for signals on a thread of its own.
  ///
  /// A handler may do next to nothing, so it writes the number of the signal into a pipe.
  private func watch() {
    var ends: [Int32] = [-1, -1]
    guard pipe(&ends) == 0 else { return }
    for end in ends { _ = fcntl(end, F_SETFD, FD_CLOEXEC) }
    SignalPipe.input = ends[1]
    for number in Self.signals {
      var action = sigaction()
      // A signal that was ignored from the start stays ignored, as under nohup.
      guard sigaction(number, nil, &action) == 0, !Self.isIgnored(action) else { continue }
      signal(number, SignalPipe.handle)
    }
    let output = ends[0]
    Thread.detachNewThread { [self] in
      // The process that started the tool may have blocked them.
      var wanted = sigset_t()
      sigemptyset(&wanted)
      for number in Self.signals { sigaddset(&wanted, number) }
      pthread_sigmask(SIG_UNBLOCK, &wanted, nil)
      var number: UInt8 = 0
      while read(output, &number, 1) != 1 { if errno != EINTR { return } }
      end(with: Int32(number))
    }
  }

  private static func isIgnored(_ action: sigaction) -> Bool {
    unsafeBitCast(action.__sigaction_handler.sa_handler, to: Int.self)
      == unsafeBitCast(SIG_IGN, to: Int.self)
  }

  /// Passes a signal on, waits until all processes have ended, and ends this one by the signal.
  private func end(with number: Int32) {
    running.withLock { $0.isEnding = true }
    send(number)
    for turn in 0... {
      guard running.withLock({ !$0.processes.isEmpty }) else { break }
      if turn == Self.patience { send(SIGKILL) }
      usleep(1_000)
    }
    signal(number, SIG_DFL)
    kill(getpid(), number)
  }

  private func send(_ number: Int32) {
    running.withLock { for process in $0.processes { kill(process, number) } }
  }
}

/// What the handler of a signal may use.
private enum SignalPipe {
  nonisolated(unsafe) static var input: Int32 = -1

  static let handle: @convention(c) (Int32) -> Void = { number in
    let code = errno
    var byte = UInt8(truncatingIfNeeded: number)
    _ = write(SignalPipe.input, &byte, 1)
    errno = code
  }
}
