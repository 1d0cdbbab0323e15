public import Foundation

extension NotificationCenter {
  /// A publisher of the notifications with a name.
  public func publisher(for name: Notification.Name, object: AnyObject? = nil) -> Publisher {
    Publisher(center: self, name: name, object: object)
  }

  /// A publisher of notifications.
  public struct Publisher: Combine.Publisher {
    /// Notifications.
    public typealias Output = Notification
    /// It does not fail.
    public typealias Failure = Never
    /// The center that is listened to.
    public let center: NotificationCenter
    /// The name of the notifications.
    public let name: Notification.Name
    /// The object that posts them; nil for any.
    public let object: AnyObject?

    /// Makes a publisher of the notifications with a name.
    public init(center: NotificationCenter, name: Notification.Name, object: AnyObject? = nil) {
      self.center = center
      self.name = name
      self.object = object
    }

    /// Connects a subscriber.
    public func receive<S: Subscriber>(
      subscriber: S
    ) where S.Input == Notification, S.Failure == Never {
      let link = Link(subscriber, center)
      subscriber.receive(subscription: link)
      link.observe(name, object)
    }
  }
}

/// Listens for one subscriber; it is Sendable since notifications of an app come on its thread.
private final class Link: Subscription, @unchecked Sendable {
  private var send: ((Notification) -> Void)?
  private let center: NotificationCenter
  private var token: (any NSObjectProtocol)?

  init<S: Subscriber>(
    _ subscriber: S, _ center: NotificationCenter
  ) where S.Input == Notification, S.Failure == Never {
    send = { _ = subscriber.receive($0) }
    self.center = center
  }

  func observe(_ name: Notification.Name, _ object: AnyObject?) {
    guard send != nil else { return }
    token = center.addObserver(forName: name, object: object, queue: nil) { [weak self] in
      self?.send?($0)
    }
  }

  func request(_ demand: Subscribers.Demand) {}

  func cancel() {
    send = nil
    if let token { center.removeObserver(token) }
    token = nil
  }
}
