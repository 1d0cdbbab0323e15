extension AppProcess {
  /// The same process on a copy of its device; later changes of one do not affect the other.
  func copy(on device: any ProcessHost) -> AppProcess {
    let copy = AppProcess(
      app: app, identifier: identifier, device: device, facts: facts, localization: localization)
    var copies = ScreenCopies()
    copy.shared = shared
    copy.openScreens = openScreens.mapValues { copies[$0] }
    copy.crash = crash
    copy.revision = revision
    copy.shown = shown
    copy.shownBefore = shownBefore
    copy.lastTouch = lastTouch
    copy.motion = motion
    copy.startup = startup
    copy.loading = loading
    copy.navigation = navigation
    for index in navigation.stacks.indices { copies.replace(in: &copy.navigation.stacks[index]) }
    for index in navigation.presented.indices {
      copies.replace(in: &copy.navigation.presented[index].stack)
    }
    copy.covers = covers
    if let overlay = covers.overlay { copy.covers.overlay?.screen = copies[overlay.screen] }
    copy.typing = typing
    if let late = typing.lateFocus { copy.typing.lateFocus?.screen = copies[late.screen] }
    copy.steps = steps
    for index in steps.raised.indices {
      copy.steps.raised[index].screen = copies[steps.raised[index].screen]
    }
    return copy
  }
}

/// The copies of the screens of a process, one for each.
private struct ScreenCopies {
  private var made: [ObjectIdentifier: ScreenInstance] = [:]

  subscript(_ screen: ScreenInstance) -> ScreenInstance {
    mutating get {
      if let known = made[ObjectIdentifier(screen)] { return known }
      let copy = screen.copy()
      made[ObjectIdentifier(screen)] = copy
      return copy
    }
  }

  mutating func replace(in stack: inout ScreenStack) {
    for index in stack.screens.indices { stack.screens[index] = self[stack.screens[index]] }
  }
}
