public import Foundation
import TestHost

/// Where something happened: a line, a stack of calls, or both.
public final class XCTSourceCodeContext: NSObject, Sendable {
  /// The calls, innermost first.
  public let callStack: [XCTSourceCodeFrame]
  /// The line.
  public let location: XCTSourceCodeLocation?

  /// Makes a context with the current call stack.
  public override convenience init() {
    let addresses = FailureSite.returnAddresses()
    self.init(callStack: addresses.map { XCTSourceCodeFrame(address: UInt64($0)) }, location: nil)
  }

  /// Makes a context with a line only.
  public convenience init(location: XCTSourceCodeLocation?) {
    self.init(callStack: [], location: location)
  }

  /// Makes a context with a call stack and a line.
  public init(callStack: [XCTSourceCodeFrame], location: XCTSourceCodeLocation?) {
    self.callStack = callStack
    self.location = location
  }

  /// Makes a context with the addresses of a call stack and a line.
  public convenience init(callStackAddresses: [NSNumber], location: XCTSourceCodeLocation?) {
    self.init(
      callStack: callStackAddresses.map { XCTSourceCodeFrame(address: $0.uint64Value) },
      location: location)
  }

  /// The line; otherwise the line of the innermost call outside of this package.
  var site: FailureSite {
    if let location { return FailureSite(at: location.fileURL, line: location.lineNumber) }
    return ThreadClock.real { .at(callStack.map { UInt($0.address) }) }
  }
}
