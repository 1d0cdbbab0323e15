public import Foundation
import ViewGraph

extension NotificationCenter {
  /// Calls a closure for each notification with a name, as Foundation's function of this name does.
  ///
  /// It hears what the system tells the app too. Foundation on Linux takes no closure that calls an
  /// object of the main actor, also in the language mode of Swift 5, in which Apple's takes it.
  @discardableResult @preconcurrency
  public func addObserver(
    forName name: Notification.Name, object: Any?, queue: OperationQueue?,
    using block: @escaping @Sendable (Notification) -> Void
  ) -> any NSObjectProtocol {
    let token = addObserver(
      forName: Notification.Name?.some(name), object: object, queue: queue, using: block)
    guard object == nil, let notices = StateWatch.current?.object(made: { AppNotices() })
    else { return token }
    let number = notices.add(name.rawValue) { block(Notification(name: name)) }
    return HeardNotices(token: token, number: number, notices: notices)
  }

  /// Ends what `addObserver(forName:object:queue:using:)` began, or all that calls an object.
  public func removeObserver(_ observer: any NSObjectProtocol) {
    guard let heard = observer as? HeardNotices else { return removeObserver(observer as Any) }
    heard.notices?.remove(heard.number)
    removeObserver(heard.token as Any)
  }
}

/// What ends an observation of the system and of the center.
private final class HeardNotices: NSObject {
  let token: any NSObjectProtocol
  let number: Int
  weak var notices: AppNotices?

  init(token: any NSObjectProtocol, number: Int, notices: AppNotices) {
    (self.token, self.number, self.notices) = (token, number, notices)
  }
}
