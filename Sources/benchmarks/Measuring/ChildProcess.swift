import Foundation
import Glibc

/// Runs the benchmarks as a separate process, for measurements that need a new process.
enum ChildProcess {
  /// The peak memory of a part's process, in megabytes.
  static func peakMegabytes(_ part: BenchmarkPart) -> Double {
    guard let output = run(part) else { return .infinity }
    return Double(output.trimmingCharacters(in: .whitespacesAndNewlines)) ?? .infinity
  }

  /// Seconds from starting the process of a part to its end.
  ///
  /// Foundation's `Process` notices an end up to a tenth of a second late, so this function starts
  /// and awaits the process with system calls.
  static func seconds(_ part: BenchmarkPart) -> Double {
    let command = [executable] + words(part)
    var pointers: [UnsafeMutablePointer<CChar>?] = command.map { strdup($0) } + [nil]
    defer { pointers.forEach { free($0) } }
    var actions = posix_spawn_file_actions_t()
    posix_spawn_file_actions_init(&actions)
    defer { posix_spawn_file_actions_destroy(&actions) }
    posix_spawn_file_actions_addopen(&actions, 1, "/dev/null", O_WRONLY, 0)
    var status: Int32 = 0
    let elapsed = ContinuousClock().measure {
      var child: pid_t = 0
      guard posix_spawn(&child, executable, &actions, nil, &pointers, environ) == 0 else { return }
      waitpid(child, &status, 0)
    }
    return status == 0 ? elapsed.inSeconds : .infinity
  }

  private static let executable =
    URL(fileURLWithPath: "/proc/self/exe").resolvingSymlinksInPath().path

  /// The command line of a part.
  private static func words(_ part: BenchmarkPart) -> [String] { ["part", part.rawValue] }

  /// The peak memory of this process, in megabytes.
  static var ownPeakMegabytes: Double {
    let status = (try? String(contentsOfFile: "/proc/self/status", encoding: .utf8)) ?? ""
    let line = status.split(separator: "\n").first { $0.hasPrefix("VmHWM:") } ?? ""
    let kilobytes = line.split { !$0.isNumber }.first.flatMap { Double($0) } ?? 0
    return kilobytes / 1_024
  }

  /// The output of a part's process; nil if it fails.
  static func run(_ part: BenchmarkPart, arguments: [String] = []) -> String? {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: executable)
    process.arguments = words(part) + arguments
    let pipe = Pipe()
    process.standardOutput = pipe
    guard (try? process.run()) != nil else { return nil }
    let output = pipe.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    return process.terminationStatus == 0 ? String(decoding: output, as: UTF8.self) : nil
  }
}
