import CTestHost

/// The line of a test that threw an error.
package enum ThrowSite {
  private struct Holder {
    let error: any Error
  }

  /// Runs code during which the places of thrown errors are remembered.
  package static func watching(_ body: () -> Void) {
    test_host_watch_throws(true)
    body()
    test_host_watch_throws(false)
  }

  /// The line of a test that threw an error; unknown if no line of a test did.
  package static func of(_ error: any Error) -> FailureSite {
    // On Linux an error is a reference to the box that the runtime has passed on. The structure
    // keeps the compiler from opening that box.
    let box = unsafeBitCast(Holder(error: error), to: UnsafeRawPointer.self)
    var later = 0
    while true {
      let addresses = addresses(of: box, before: later)
      guard !addresses.isEmpty else { return .unknown }
      let site = ThreadClock.real { FailureSite.at(addresses) }
      if site.line > 0 { return site }
      later += 1
    }
  }

  /// The stack of a throw, before those that threw the error again: XCTest throws what an
  /// asynchronous test has thrown.
  private static func addresses(of box: UnsafeRawPointer, before later: Int) -> [UInt] {
    let depth = test_host_throw_addresses(box, later, nil, 0)
    return [UInt](unsafeUninitializedCapacity: depth) { buffer, count in
      count = test_host_throw_addresses(box, later, buffer.baseAddress, depth)
    }
  }
}
