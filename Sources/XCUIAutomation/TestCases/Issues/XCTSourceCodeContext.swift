import CTestHost
public import Foundation
import TestHost

/// Where something happened: a line, a stack of calls, or both.
public final class XCTSourceCodeContext: NSObject, Sendable {
  /// The calls, innermost first.
  public let callStack: [XCTSourceCodeFrame]
  /// The line.
  public let location: XCTSourceCodeLocation?

  /// The place where this is called, by its stack.
  public override convenience init() {
    let addresses = FailureSite.returnAddresses()
    self.init(callStack: addresses.map { XCTSourceCodeFrame(address: UInt64($0)) }, location: nil)
  }

  /// A line.
  public convenience init(location: XCTSourceCodeLocation?) {
    self.init(callStack: [], location: location)
  }

  /// Calls and a line.
  public init(callStack: [XCTSourceCodeFrame], location: XCTSourceCodeLocation?) {
    self.callStack = callStack
    self.location = location
  }

  /// Calls by their addresses, and a line.
  public convenience init(callStackAddresses: [NSNumber], location: XCTSourceCodeLocation?) {
    self.init(
      callStack: callStackAddresses.map { XCTSourceCodeFrame(address: $0.uint64Value) },
      location: location)
  }

  /// The line, else that of the innermost call outside of this package.
  var site: FailureSite {
    if let location { return FailureSite(file: location.fileURL.path, line: location.lineNumber) }
    return ThreadClock.real { .at(callStack.map { UInt($0.address) }) }
  }
}
