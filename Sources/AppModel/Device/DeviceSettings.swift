/// How a device is held.
package enum DeviceOrientation: String, Sendable, CaseIterable {
  case portrait, portraitUpsideDown, landscapeLeft, landscapeRight, faceUp, faceDown
}

/// Whether a device shows light or dark colours.
package enum DeviceAppearance: String, Sendable, CaseIterable {
  case light, dark
}

/// A button on the outside of a device.
package enum DeviceButton: String, Sendable, CaseIterable {
  case home, volumeUp, volumeDown, action, camera
}

extension DeviceProfile {
  /// Whether the device has this button; devices without a home button have a bar instead.
  package func has(_ button: DeviceButton) -> Bool {
    switch button {
    case .home: bottomInset == 0
    case .volumeUp, .volumeDown: true
    case .action: name.hasPrefix("iPhone 15 Pro") || name == "iPhone 16e" || has(.camera)
    case .camera:
      name != "iPhone 16e"
        && ["iPhone 16", "iPhone 17", "iPhone Air"].contains { name.hasPrefix($0) }
    }
  }

  /// The measures of the device in landscape.
  ///
  /// A phone then shows no status bar, and its camera is at a side. The keyboard covers half the
  /// height, which is a little less than on real phones and about right for tablets.
  package var onItsSide: DeviceProfile {
    let turned = DeviceProfile(
      name: name, width: height, height: width, topInset: isTablet ? topInset : 0,
      bottomInset: min(bottomInset, 21), keyboardHeight: width / 2)
    return system.map(turned.running) ?? turned
  }

  /// The width of the areas beside the camera and opposite to it, in points.
  ///
  /// A phone on its side has them where an upright one has the status bar.
  package var sideInset: Double {
    guard width > height, !isTablet, !has(.home) else { return 0 }
    return Self.named(name)?.topInset ?? 0
  }

  /// Whether the device is large enough to turn its content upside down.
  package var isTablet: Bool { min(width, height) >= 700 }
}
