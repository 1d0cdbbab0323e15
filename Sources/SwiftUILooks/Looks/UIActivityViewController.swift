public import Foundation
package import SwiftUIViews
import ViewGraph

/// What the share sheet is opened with.
package enum SharedItem {
  /// The text of something that an app shares; nil if it has none, as a picture.
  package static func text(of item: Any) -> String? {
    switch item {
    case let text as any StringProtocol: String(text)
    case let text as AttributedString: String(text.characters)
    case let url as URL: url.isFileURL ? url.lastPathComponent : url.absoluteString
    default: nil
    }
  }

  /// Opens the share sheet, and calls back when it has closed.
  package static func share(_ text: String, _ closed: @escaping (Bool) -> Void) {
    StateWatch.current?.share(text, closed)
  }
}

/// An action of the share sheet that an app adds; here there are none but those of the system.
open class UIActivity: NSObject {
  /// The name of an action.
  public struct ActivityType: RawRepresentable, Hashable, Sendable {
    /// The name.
    public let rawValue: String
    /// Makes a name.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// Makes a name.
    public init(_ rawValue: String) { self.rawValue = rawValue }
    /// Copies the text.
    public static let copyToPasteboard = Self("com.apple.UIKit.activity.CopyToPasteboard")
    /// Adds it to the reading list.
    public static let addToReadingList = Self("com.apple.UIKit.activity.AddToReadingList")
    /// Sends it to devices nearby.
    public static let airDrop = Self("com.apple.UIKit.activity.AirDrop")
    /// Makes it the picture of a contact.
    public static let assignToContact = Self("com.apple.UIKit.activity.AssignToContact")
    /// Sends it as mail.
    public static let mail = Self("com.apple.UIKit.activity.Mail")
    /// Sends it as a message.
    public static let message = Self("com.apple.UIKit.activity.Message")
    /// Prints it.
    public static let print = Self("com.apple.UIKit.activity.Print")
    /// Saves it among the photos.
    public static let saveToCameraRoll = Self("com.apple.UIKit.activity.SaveToCameraRoll")
    /// Opens it in the app for books.
    public static let openInIBooks = Self("com.apple.UIKit.activity.OpenInIBooks")
  }
}

/// The share sheet of the system, which opens when the controller is presented or shown.
open class UIActivityViewController: UIViewController, ViewShowing {
  /// Called when the sheet has closed, with the action that was chosen.
  public typealias CompletionWithItemsHandler = (
    UIActivity.ActivityType?, Bool, [Any]?, (any Error)?
  ) -> Void

  private let text: String
  /// Called when the sheet has closed.
  open var completionWithItemsHandler: CompletionWithItemsHandler?
  /// Actions that are not offered; of those here only copying is, whatever this says.
  open var excludedActivityTypes: [UIActivity.ActivityType]?

  /// Makes a sheet for texts and addresses; pictures and other things have no text.
  public init(activityItems: [Any], applicationActivities: [UIActivity]?) {
    text = activityItems.compactMap(SharedItem.text).joined(separator: "\n")
    super.init()
  }

  package func shown() -> AnyView { AnyView(ActivitySheet(controller: self)) }

  /// Opens the sheet.
  func open(_ closed: @escaping () -> Void) {
    SharedItem.share(text) { [self] isCompleted in
      completionWithItemsHandler?(isCompleted ? .copyToPasteboard : nil, isCompleted, nil, nil)
      closed()
    }
  }
}

/// The place of a share sheet among views: the sheet of the system opens over it.
private struct ActivitySheet: View {
  let controller: UIActivityViewController
  @Environment(\.dismiss) private var dismiss

  var body: some View {
    Color.clear.onAppear { controller.open { dismiss() } }
  }
}

/// Where a controller points at on large screens; here it points nowhere.
open class UIPopoverPresentationController: NSObject {
  /// A direction of the popover's arrow.
  public struct ArrowDirections: OptionSet, Sendable {
    /// The directions as bits.
    public let rawValue: UInt
    /// Makes a set of directions.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// Upwards.
    public static let up = Self(rawValue: 1)
    /// Downwards.
    public static let down = Self(rawValue: 2)
    /// To the left.
    public static let left = Self(rawValue: 4)
    /// To the right.
    public static let right = Self(rawValue: 8)
    /// Everywhere.
    public static let any: Self = [.up, .down, .left, .right]
  }
  /// The view that it points at.
  open var sourceView: UIView?
  /// The part of the view that it points at.
  open var sourceRect = CGRect.zero
  /// Where the arrow may be.
  open var permittedArrowDirections = ArrowDirections.any
}

extension UIViewController {
  /// Its view, which shows nothing.
  public var view: UIView { UIView() }
  /// The popover that would show it on a large screen; nil, as on a phone.
  public var popoverPresentationController: UIPopoverPresentationController? { nil }
  /// The controller over it: none, since only the share sheet is presented.
  public var presentedViewController: UIViewController? { nil }

  /// Presents a share sheet; other controllers have nothing to show.
  public func present(
    _ controller: UIViewController, animated: Bool, completion: (() -> Void)? = nil
  ) {
    (controller as? UIActivityViewController)?.open {}
    completion?()
  }

  /// Closes the sheet that the controller is in.
  public func dismiss(animated: Bool, completion: (() -> Void)? = nil) {
    close?()
    completion?()
  }
}
