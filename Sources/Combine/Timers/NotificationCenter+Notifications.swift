public import Foundation

extension NotificationCenter {
  /// The notifications with a name from now on, for a loop that awaits them.
  public func notifications(
    named name: Notification.Name, object: AnyObject? = nil
  ) -> Notifications { Notifications(publisher(for: name, object: object)) }

  /// Notifications that a loop awaits.
  public struct Notifications: AsyncSequence {
    /// Notifications.
    public typealias Element = Notification
    private let publisher: Publisher

    fileprivate init(_ publisher: Publisher) { self.publisher = publisher }

    /// Goes through the notifications; none is missed while nobody awaits them.
    public struct Iterator: AsyncIteratorProtocol {
      private var values: AsyncStream<Notification>.Iterator
      private let connection: AnyCancellable

      fileprivate init(_ publisher: Publisher) {
        let (stream, feed) = AsyncStream<Notification>.makeStream()
        values = stream.makeAsyncIterator()
        connection = publisher.sink { feed.yield($0) }
      }

      /// The next notification.
      public mutating func next() async -> Notification? { await values.next() }
    }

    /// Begins to listen.
    public func makeAsyncIterator() -> Iterator { Iterator(publisher) }
  }
}
