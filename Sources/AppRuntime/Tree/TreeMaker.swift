import AccessibilityTree
import AppCompiling
import AppModel

/// Builds the tree of a process: windows, bars and keyboard around the content of the screens.
struct TreeMaker {
  let process: AppProcess
  let profile: DeviceProfile
  var views: ViewMaker

  init(process: AppProcess, profile: DeviceProfile) {
    self.process = process
    self.profile = profile
    views = ViewMaker(process: process, profile: profile)
  }

  /// The tree of the process as it is now.
  mutating func make() -> ScreenSnapshot {
    views.tree.open(
      ElementAttributes(
        type: .application, label: process.app.definition.name, frame: bounds,
        flags: .isEnabled, processID: process.identifier), .system)
    mainWindow()
    for screen in views.fixedScreens {
      views.enter(screen)
      views.placeFixed(screen, in: bounds, areWindows: true)
    }
    if process.localization.isRightToLeft { views.tree.mirror(width: profile.width) }
    let typing = process.textEntry
    if typing.showsKeyboard { views.tree.graft(typing.keyboardWindow(on: profile)) }
    if let items = process.typing.editMenu { editMenuWindow(items) }
    views.tree.close()
    let (tree, sources) = views.tree.finish()
    return ScreenSnapshot(
      tree: tree, sources: sources, revision: process.revision, instant: views.instant,
      stillFrom: views.stillFrom)
  }

  /// Opens an element of the system that takes touches.
  mutating func open(
    _ type: ElementType, _ frame: ElementFrame, identifier: String = "", label: String = "",
    flags: ElementFlags = .takesTouches
  ) {
    views.tree.open(
      ElementAttributes(
        type: type, identifier: identifier, label: label, frame: frame, flags: flags), .system)
  }

  /// The whole screen.
  var bounds: ElementFrame {
    ElementFrame(x: 0, y: 0, width: profile.width, height: profile.height)
  }

  private mutating func mainWindow() {
    if process.frontScreen.map(PlacedView.areOnlyWindows) == true { return frontContent() }
    let flags: ElementFlags = [.isEnabled, .isMainWindow]
    open(.window, bounds, flags: flags)
    views.tree.open(ElementAttributes(type: .other, frame: bounds), .system)
    frontContent()
    views.tree.close()
    views.tree.close()
  }

  /// Appends the front content; all but a sheet removes everything below it (behaviour.md D).
  private mutating func frontContent() {
    if let alert = process.alert { return alertElement(alert) }
    if let share = process.shareSheet { return shareSheet(share) }
    if let overlay = process.overlay, overlay.screen === process.frontScreen {
      return overlayElement(overlay)
    }
    presentedContent(process.presented.count)
  }

  /// Appends the lowest presented screens; below a sheet, what it covers stays in the tree.
  private mutating func presentedContent(_ count: Int) {
    guard count > 0 else { return coordinatorContent() }
    let top = process.presented[count - 1]
    guard top.style == .sheet else { return presentedStack(top) }
    presentedContent(count - 1)
    open(.other, bounds, flags: [.takesTouches, .coversScreen])
    presentedStack(top)
    views.tree.close()
  }

  private mutating func coordinatorContent() {
    guard process.stacks.indices.contains(process.selectedStack) else { return }
    var area = areaBelowStatusBar
    guard case .tabs(let tabs) = process.container else {
      return stack(process.stacks[process.selectedStack], in: area)
    }
    area.height -= profile.tabBarHeight + profile.bottomInset
    if process.showsMoreList {
      moreList(tabs, in: area)
    } else {
      stack(
        process.stacks[process.selectedStack], in: area, isUnderMore: process.navigator.isUnderMore)
    }
    tabBar(tabs)
  }

  /// The whole screen except the status bar.
  var areaBelowStatusBar: ElementFrame {
    ElementFrame(
      x: 0, y: profile.topInset, width: profile.width, height: profile.height - profile.topInset)
  }

  /// Appends the front screen of a stack, with its navigation bar.
  mutating func stack(_ stack: ScreenStack, in area: ElementFrame, isUnderMore: Bool = false) {
    guard let front = stack.screens.last else { return }
    views.enter(front)
    guard stack.hasBar else { return views.content(of: front, in: area) }
    var back: BackButton? = isUnderMore ? BackButton(process.navigator.moreLabel, .more) : nil
    if stack.screens.count > 1 {
      back = BackButton(backTitle(of: stack.screens[stack.screens.count - 2]), .backButton)
    }
    // Items of its own replace it, unless an app of UIKit says otherwise.
    if !front.leftBarItems.isEmpty { back = nil }
    let height = profile.navigationBarHeight
    navigationBar(
      of: front, back: back,
      in: ElementFrame(x: area.x, y: area.y, width: area.width, height: height))
    views.content(
      of: front,
      in: ElementFrame(
        x: area.x, y: area.y + height, width: area.width, height: area.height - height))
  }
}
