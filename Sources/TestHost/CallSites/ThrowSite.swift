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
    let depth = test_host_throw_addresses(box, nil, 0)
    let addresses = [UInt](unsafeUninitializedCapacity: depth) { buffer, count in
      count = test_host_throw_addresses(box, buffer.baseAddress, depth)
    }
    guard !addresses.isEmpty else { return .unknown }
    return ThreadClock.real { .at(addresses) }
  }
}
