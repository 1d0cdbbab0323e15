import AccessibilityTree
import ScreenPictures
import SimulatedApp

/// What the device of a session shows now, as a picture.
struct ScreenCapture {
  private let session: AppSession

  /// Captures the screen of a session.
  init(of session: AppSession) { self.session = session }

  /// The whole screen: the app, or the home screen while none is in front.
  var picture: ScreenPicture { picture(of: session.device.snapshot?.tree ?? homeScreen) }

  /// The part of the screen that an element takes, with what covers it; nil when it takes none.
  func picture(of element: FoundElement) -> ScreenPicture? {
    picture(of: element.snapshot.tree).cropped(to: element.view.frame)
  }

  private func picture(of tree: ElementSnapshot) -> ScreenPicture {
    ScreenPicture(of: tree, style: style)
  }

  /// What the device adds to what its apps show.
  private var style: PictureStyle {
    let profile = session.device.profile
    return PictureStyle(
      isDark: session.device.appearance == .dark, statusBarHeight: Int(profile.topInset),
      hasHomeIndicator: profile.bottomInset > 0)
  }

  /// The home screen with the icon of the one app.
  private var homeScreen: ElementSnapshot {
    let profile = session.device.profile
    var builder = SnapshotBuilder()
    builder.begin(
      ElementAttributes(
        type: .application, label: "Home screen",
        frame: ElementFrame(x: 0, y: 0, width: profile.width, height: profile.height)))
    builder.add(
      ElementAttributes(
        type: .icon, label: session.app.definition.name,
        frame: ElementFrame(x: 26, y: profile.topInset + 18, width: 76, height: 82)))
    return builder.finish()
  }
}
