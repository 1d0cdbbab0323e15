import CTestHost
import Foundation
@_spi(Internal) import Runtime

/// The line of a test that a failure is shown at: where it called into this package.
///
/// Found from the stack, so that no member of the facade needs parameters for it. A stack takes
/// milliseconds to read, once for each place that fails: its lines are looked up in the program's
/// line tables, and only where those do not tell, everything known of the program is read.
struct FailureSite: Sendable {
  /// The path of the source file.
  var file: String
  /// The line, from 1.
  var line: Int

  /// Where nothing is known of the caller.
  static let unknown = FailureSite(file: "<unknown>", line: 0)

  /// The line given, or else the one that called into this package.
  static func given(file: String?, line: Int?) -> FailureSite {
    if let file { return FailureSite(file: file, line: line ?? 0) }
    return VirtualClock.suspended { .current() }
  }

  /// The line that called into this package on the present stack.
  static func current() -> FailureSite { at(returnAddresses()) }

  /// The line that called into this package on a stack of return addresses, innermost first.
  static func at(_ addresses: [UInt]) -> FailureSite {
    if let known = memory.site(for: addresses) { return known }
    let rows = rows(of: addresses)
    var site = first(of: rows, alsoWhere: { _ in false })
    if site == nil, rows.allSatisfy({ $0.line == 0 }) { site = find(in: Backtrace(addresses)) }
    let found = site ?? .unknown
    memory.keep(found, for: addresses)
    return found
  }

  /// By the unwind tables: `Backtrace.capture` skips the callers of XCTest's assertions.
  static func returnAddresses() -> [UInt] {
    [UInt](unsafeUninitializedCapacity: frameLimit) { buffer, count in
      count = test_host_return_addresses(buffer.baseAddress, frameLimit)
    }
  }

  private static let frameLimit = 96
  private static let memory = Memory()

  /// The folder of all modules of this package, with its last slash.
  private static let sources: String = {
    var parts = #filePath.split(separator: "/", omittingEmptySubsequences: false)
    parts.removeLast(3)
    return parts.joined(separator: "/") + "/"
  }()

  /// The innermost line of a stack that is one of a test, or of a file that is as asked for.
  static func nearest(_ addresses: [UInt], _ isWanted: (String) -> Bool) -> FailureSite? {
    first(of: rows(of: addresses), alsoWhere: isWanted)
  }

  private static func rows(of addresses: [UInt]) -> [test_host_row] {
    // A return address stands behind its call, and may belong to the next line already.
    let calls = addresses.map { $0 &- 1 }
    var rows = [test_host_row](repeating: test_host_row(), count: calls.count)
    test_host_find_rows(calls, calls.count, &rows)
    return rows
  }

  private static func first(
    of rows: [test_host_row], alsoWhere isWanted: (String) -> Bool
  ) -> FailureSite? {
    for row in rows where row.line > 0 {
      guard let path = path(of: row), isOfTest(path) || isWanted(path) else { continue }
      return FailureSite(file: path, line: Int(row.line))
    }
    return nil
  }

  private static func path(of row: test_host_row) -> String? {
    withUnsafeTemporaryAllocation(of: CChar.self, capacity: 4_096) { path in
      guard let start = path.baseAddress else { return nil }
      var row = row
      return test_host_row_path(&row, start, path.count) ? String(cString: start) : nil
    }
  }

  private static func isOfTest(_ path: String) -> Bool {
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

  /// Sites found before; sendable since every access is under the lock.
  private final class Memory: @unchecked Sendable {
    private let lock = NSLock()
    private var sites: [[UInt]: FailureSite] = [:]
    private static let limit = 4096

    func site(for addresses: [UInt]) -> FailureSite? { lock.withLock { sites[addresses] } }

    func keep(_ site: FailureSite, for addresses: [UInt]) {
      lock.withLock {
        if sites.count >= Self.limit { sites = [:] }
        sites[addresses] = site
      }
    }
  }
}

extension Backtrace {
  /// A stack of which the return addresses are known.
  init(_ addresses: [UInt]) {
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
