/// A Swift closure behind a C context.
///
/// The closure is one that may escape: a body that is left for good keeps what it had retained.
final class CallBox {
  private let body: () -> Void

  /// A box around a closure.
  init(_ body: @escaping () -> Void) {
    self.body = body
  }

  /// Calls the closure behind a context.
  static let call: @convention(c) (UnsafeMutableRawPointer?) -> Void = { context in
    guard let context else { return }
    Unmanaged<CallBox>.fromOpaque(context).takeUnretainedValue().body()
  }

  /// Lends the box to C for the length of a call.
  func lend<Result>(_ use: (UnsafeMutableRawPointer) -> Result) -> Result {
    let box = Unmanaged.passRetained(self)
    defer { box.release() }
    return use(box.toOpaque())
  }
}
