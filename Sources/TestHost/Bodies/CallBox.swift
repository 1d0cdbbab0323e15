/// Passes a Swift closure to C code as a context pointer.
///
/// The closure is escaping: a body that is left and never resumed keeps what it has retained.
final class CallBox {
  private let body: () -> Void

  /// Makes a box around a closure.
  init(_ body: @escaping () -> Void) {
    self.body = body
  }

  /// Calls the closure of a context pointer.
  static let call: @convention(c) (UnsafeMutableRawPointer?) -> Void = { context in
    guard let context else { return }
    Unmanaged<CallBox>.fromOpaque(context).takeUnretainedValue().body()
  }

  /// Passes the box to C code for the duration of a call.
  func lend<Result>(_ use: (UnsafeMutableRawPointer) -> Result) -> Result {
    let box = Unmanaged.passRetained(self)
    defer { box.release() }
    return use(box.toOpaque())
  }
}
