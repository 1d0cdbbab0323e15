import AppBuilding
import AppModel
import Foundation
import SwiftUI
import ViewLayout

extension ScreenSurroundings {
  private var isOnItsSide: Bool { profile.width > profile.height }
  private var isLow: Bool { isOnItsSide && !profile.isTablet }

  /// The measures of the screen.
  var metrics: ScreenMetrics {
    ScreenMetrics(
      size: CGSize(width: profile.width, height: profile.height),
      safeArea: BoxInsets(
        top: profile.topInset, leading: profile.sideInset, bottom: profile.bottomInset,
        trailing: profile.sideInset),
      isLow: isLow, isTablet: profile.isTablet)
  }

  /// What views can read of the device.
  ///
  /// The largest phones on their side have as much space from side to side as a tablet.
  var traits: DeviceTraits {
    var traits = DeviceTraits()
    let isWide = profile.isTablet || isLow && profile.height >= Self.leastSideOfLargePhones
    traits.width = isWide ? .regular : .compact
    traits.height = isLow ? .compact : .regular
    traits.scheme = appearance == .dark ? .dark : .light
    let sizes = DynamicTypeSize.allCases
    traits.textSize = sizes.indices.contains(textSize) ? sizes[textSize] : .large
    traits.direction = isRightToLeft ? .rightToLeft : .leftToRight
    return traits
  }

  /// How wide the largest phones are, in points.
  private static let leastSideOfLargePhones = 414.0
}
