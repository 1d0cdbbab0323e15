/// The limits of requests; a request beyond one is refused with a fault that names it.
package struct HTTPLimits: Sendable, Equatable {
  /// The most bytes of a request line with all headers.
  package var headBytes = 16 * 1_024
  /// The most headers.
  package var headers = 100
  /// The most bytes of a body.
  package var bodyBytes = 16 * 1_024 * 1_024
  /// The most connections at once; a further one is closed.
  package var connections = 256
  /// How long a connection may be silent before it is closed, in milliseconds.
  package var silence = 120_000

  /// The usual limits.
  package init() {}
}
