import CTestHost
package import Foundation
@_spi(Internal) package import Runtime
import Synchronization

/// The line of a test where a failure is shown: the line that called into this package.
///
/// It is found on the call stack, so public methods need no `file` and `line` parameters. Each line
/// is looked up once in the line tables of the program. If the tables do not have it, all debug
/// information of the program is read, which takes seconds.
package struct FailureSite: Sendable {
  /// The path of the source file.
  package var file: String
  /// The line number, starting at 1.
  package var line: Int

  /// Makes a site.
  package init(file: String, line: Int) {
    self.file = file
    self.line = line
  }

  /// Makes a site from the address of a file; one that names no file stays without a folder.
  package init(at file: URL, line: Int) {
    let isUnknown = file.lastPathComponent == Self.unknown.file
    self.init(file: isUnknown ? Self.unknown.file : file.path, line: line)
  }

  /// The site of an unknown caller.
  static let unknown = FailureSite(file: "<unknown>", line: 0)

  /// The given line, or otherwise the line that called into this package.
  package static func given(file: String?, line: Int?) -> FailureSite {
    if let file { return FailureSite(file: file, line: line ?? 0) }
    return ThreadClock.real { .current() }
  }

  /// The line that called into this package, from the current call stack.
  package static func current() -> FailureSite { at(returnAddresses()) }

  /// The line that called into this package, from return addresses with the innermost first.
  package static func at(_ addresses: [UInt]) -> FailureSite {
    let lines = memory.lines(of: addresses)
    if let line = lines.lazy.compactMap(\.self).first(where: \.isOfTest) { return line.site }
    guard lines.allSatisfy({ $0 == nil }) else { return .unknown }
    if let known = sitesWithoutLines.withLock({ $0[addresses] }) { return known }
    let site = find(in: Backtrace(addresses)) ?? .unknown
    sitesWithoutLines.withLock { $0[addresses] = site }
    return site
  }

  /// The return addresses of the current stack, innermost first.
  ///
  /// They come from the unwind tables, because `Backtrace.capture` skips the callers of XCTest's
  /// assertions.
  package static func returnAddresses() -> [UInt] {
    var room = usualFrames
    while true {
      let found = [UInt](unsafeUninitializedCapacity: room) { buffer, count in
        count = test_host_return_addresses(buffer.baseAddress, room)
      }
      guard found.count == room else { return found }
      room *= 4
    }
  }

  /// As many calls inside of each other as most tests have; deeper stacks are read again.
  static let usualFrames = 96
  private static let memory = LineMemory()
  /// The sites of call stacks for which the line tables have no lines.
  private static let sitesWithoutLines = Mutex<[[UInt]: FailureSite]>([:])

  /// The path of the folder of all modules of this package, with a final slash.
  static let sources: String = {
    var parts = #filePath.split(separator: "/", omittingEmptySubsequences: false)
    parts.removeLast(3)
    return parts.joined(separator: "/") + "/"
  }()

  /// The lines of a stack that are in test files or in other wanted files, innermost first.
  static func lines(
    of addresses: [UInt], alsoWhere isWanted: (String) -> Bool
  ) -> [FailureSite] {
    memory.lines(of: addresses).compactMap { line in
      guard let line, line.isOfTest || isWanted(line.site.file) else { return nil }
      return line.site
    }
  }

  /// Whether a source file belongs to a test or to code that a test uses.
  static func isOfTest(_ path: String) -> Bool {
    path.hasSuffix(".swift") && !path.hasPrefix(sources)
  }

  private static func find(in stack: Backtrace) -> FailureSite? {
    guard let symbolicated = stack.symbolicated(with: nil) else { return nil }
    for frame in symbolicated.frames {
      guard let place = frame.symbol?.sourceLocation, place.line > 0 else { continue }
      guard isOfTest(place.path) else { continue }
      return FailureSite(file: place.path, line: place.line)
    }
    return nil
  }
}

extension Backtrace {
  /// Makes a stack from its return addresses.
  package init(_ addresses: [UInt]) {
    let frames = addresses.map { RichFrame<UInt>.returnAddress($0) }
    self.init(architecture: Self.hostArchitecture, frames: frames, images: nil)
  }

  private static var hostArchitecture: String {
    #if arch(arm64)
      "arm64"
    #else
      "x86_64"
    #endif
  }
}
