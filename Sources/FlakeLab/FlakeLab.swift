// FlakeLab
