public import Foundation
public import FoundationNetworking

/// Requests without a delegate, so that a session conforms to protocols that apps declare for it:
/// Foundation's functions have one more parameter on Linux, whose default only helps in calls.
extension URLSession {
  /// Makes a request, and returns the response.
  public func data(for request: URLRequest) async throws -> (Data, URLResponse) {
    try await data(for: request, delegate: nil)
  }
  /// Loads a URL, and returns its content.
  public func data(from url: URL) async throws -> (Data, URLResponse) {
    try await data(from: url, delegate: nil)
  }
  /// Sends data with a request, and returns the response.
  public func upload(
    for request: URLRequest, from bodyData: Data
  ) async throws -> (Data, URLResponse) {
    try await upload(for: request, from: bodyData, delegate: nil)
  }
}

extension URLSession {
  /// Makes a request, and returns the bytes of the response one by one.
  public func bytes(for request: URLRequest) async throws -> (AsyncBytes, URLResponse) {
    let (data, response) = try await data(for: request)
    return (AsyncBytes(data: data), response)
  }
  /// Loads a URL, and returns its bytes one by one.
  public func bytes(from url: URL) async throws -> (AsyncBytes, URLResponse) {
    try await bytes(for: URLRequest(url: url))
  }

  /// The bytes of a response, which has arrived as a whole.
  public struct AsyncBytes: AsyncSequence, Sendable {
    let data: Data

    /// Returns byte after byte.
    public struct AsyncIterator: AsyncIteratorProtocol {
      var left: Data.Iterator
      /// The next byte; nil at the end.
      public mutating func next() async throws -> UInt8? { left.next() }
    }

    /// Begins at the first byte.
    public func makeAsyncIterator() -> AsyncIterator { AsyncIterator(left: data.makeIterator()) }

    /// The lines of the answer that are not empty.
    public var lines: AsyncLines { AsyncLines(text: String(decoding: data, as: UTF8.self)) }
  }

  /// The lines of a response.
  public struct AsyncLines: AsyncSequence, Sendable {
    let text: String

    /// Returns line after line.
    public struct AsyncIterator: AsyncIteratorProtocol {
      var left: ArraySlice<Substring>
      /// The next line; nil at the end.
      public mutating func next() async throws -> String? { left.popFirst().map(String.init) }
    }

    /// Begins at the first line.
    public func makeAsyncIterator() -> AsyncIterator {
      AsyncIterator(left: text.split(whereSeparator: \.isNewline)[...])
    }
  }
}
